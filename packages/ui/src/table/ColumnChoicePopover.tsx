import { useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { ChevronDownIcon, Icon } from '../components/Icon/Icon'
import { hidden } from '../components/VisuallyHidden/VisuallyHidden.css'
import { toBoxOnFocus } from '../private/handOnFocus'
import { CheckLine } from './CheckLine'
import * as styles from './ColumnChoicePopover.css'
import { button } from './Controls.css'
import {
  type ColumnChoiceProps,
  canHide,
  defaultColumnState,
  moveColumn,
  orderColumns,
  rowHeaderId,
  toggleColumn,
} from './column'
import { DensityChoice } from './DensityChoice'
import { GripIcon, UpIcon } from './icons'
import { onListKey } from './OptionList'
import * as overlayStyles from './Overlay.css'
import { useLineDrag } from './useLineDrag'

export interface ColumnChoicePopoverProps extends ColumnChoiceProps {
  trigger: HTMLElement
  onClose: () => void
}

export function ColumnChoicePopover({ columns, onChange, trigger, onClose, ...props }: ColumnChoicePopoverProps) {
  const { state = defaultColumnState(columns), density = 'comfortable', onDensityChange } = props
  const [announcement, setAnnouncement] = useState('')
  const ordered = orderColumns(columns, state.order)
  const first = rowHeaderId(columns)

  const move = (id: string, step: number) => {
    const next = moveColumn(columns, state, id, step)
    if (next === state) return
    onChange(next)
    const place = (next.order ?? []).indexOf(id) + 1
    setAnnouncement(`${columns.find((column) => column.id === id)?.header}: position ${place} of ${columns.length}`)
  }
  const drag = useLineDrag(move)

  return (
    <Popover
      className={overlayStyles.popover}
      triggerRef={{ current: trigger }}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      placement="bottom end"
      offset={4}
    >
      <Dialog ref={toBoxOnFocus} className={styles.dialog} aria-label="Columns">
        <ul className={styles.list} onKeyDown={onListKey}>
          {ordered.map(({ id, header, description }, at) => (
            <li key={id} className={styles.line} title={description} {...drag.lineProps(id)}>
              <span className={styles.grip} aria-hidden data-fixed={id === first || undefined} {...drag.gripProps(id)}>
                <Icon icon={GripIcon} size={14} />
              </span>
              <CheckLine
                label={header}
                isSelected={!state.hidden.includes(id) || !canHide(columns, id)}
                isDisabled={!canHide(columns, id)}
                onChange={() => onChange(toggleColumn(state, id))}
              />
              {id !== first && (
                <span className={styles.moves}>
                  <MoveButton label={`Move ${header} up`} isDisabled={at <= 1} onPress={() => move(id, -1)} isUp />
                  <MoveButton
                    label={`Move ${header} down`}
                    isDisabled={at === ordered.length - 1}
                    onPress={() => move(id, 1)}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          {onDensityChange ? <DensityChoice value={density} onChange={onDensityChange} /> : <span />}
          <button
            type="button"
            className={button({ look: 'plain' })}
            onClick={() => onChange(defaultColumnState(columns))}
          >
            Reset
          </button>
        </div>
        <div role="status" className={hidden}>
          {announcement}
        </div>
      </Dialog>
    </Popover>
  )
}

interface MoveButtonProps {
  label: string
  isDisabled: boolean
  isUp?: boolean
  onPress: () => void
}

// Stays focusable at the end of the list, so focus isn't lost.
const MoveButton = ({ label, isDisabled, isUp = false, onPress }: MoveButtonProps) => (
  <button type="button" className={styles.move} aria-label={label} aria-disabled={isDisabled} onClick={onPress}>
    {isUp ? <Icon icon={UpIcon} size={14} /> : <Icon icon={ChevronDownIcon} size={14} />}
  </button>
)
