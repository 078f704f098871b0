import { useState } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { CheckIcon, Icon } from '../components/Icon/Icon'
import { type DateRangeValue, type RangePreset, rangePresets } from '../dates'
import { toItemOnFocus } from '../private/handOnFocus'
import { lazyOverlay } from '../private/lazyOverlay'
import type { CustomRangeProps } from './CustomRange'
import * as styles from './DateRangeOverlay.css'

const calendar = lazyOverlay<CustomRangeProps & { onClose: () => void }>(
  () => import('./CustomRange').then((module) => module.CustomRange),
  <div className={styles.wait} role="status" aria-label="Loading" />,
)

export interface DateRangePanelProps {
  label: string
  value: DateRangeValue
  onChange: (value: DateRangeValue) => void
  onClose: () => void
  minDay?: string
  maxDay?: string
  now?: Date
  isLocal?: boolean
  isNarrow: boolean
}

/** Presets; selecting one closes the panel. Custom opens the calendar and applies when both days are selected. */
export function DateRangePanel({ label, value, onChange, onClose, ...days }: DateRangePanelProps) {
  const [preset, setPreset] = useState(value.preset)
  const choose = (next: DateRangeValue) => {
    onChange(next)
    onClose()
  }
  const onAction = (next: RangePreset) => (next === 'custom' ? setPreset(next) : choose({ preset: next }))
  return (
    <div className={styles.panel}>
      <Menu
        ref={toItemOnFocus}
        className={styles.menu}
        aria-label={label}
        autoFocus
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[preset]}
        onAction={(key) => onAction(key as RangePreset)}
      >
        {rangePresets.map(({ id, label: words }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={words}
            className={styles.option}
            shouldCloseOnSelect={false}
            {...(id === 'custom' && { onHoverStart: calendar.prefetch })}
          >
            {words}
            {id === preset && <Icon icon={CheckIcon} size={14} />}
          </MenuItem>
        ))}
      </Menu>
      {preset === 'custom' && (
        <calendar.Overlay
          {...days}
          label={label}
          from={value.from}
          to={value.to}
          // Focus moves to the calendar only if the user just opened it.
          autoFocus={value.preset !== 'custom'}
          onClose={() => setPreset(value.preset)}
          onChoose={(from, to) => choose({ preset: 'custom', from, to })}
        />
      )}
    </div>
  )
}
