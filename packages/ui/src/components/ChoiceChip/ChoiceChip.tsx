import { lazyOverlay } from '../../private/lazyOverlay'
import * as chip from '../../table/FilterBar.css'
import { ChevronDownIcon, Icon } from '../Icon/Icon'
import { useMenuTrigger } from '../Menu/useMenuTrigger'

const { Overlay, intent } = lazyOverlay(() => import('../Menu/MenuOverlay').then((module) => module.MenuOverlay))

export interface ChoiceChipProps<TValue extends string> {
  /** Name of the setting, such as "Currency". */
  label: string
  /** Current value (controlled). */
  value: TValue
  /** Options in order; the label is shown on the chip. */
  options: readonly { value: TValue; label: string }[]
  /** Called with the new value. */
  onChange: (value: TValue) => void
}

/** Chip with a menu to choose one of a few options, such as the interval of a chart. */
export function ChoiceChip<TValue extends string>({ label, value, options, onChange }: ChoiceChipProps<TValue>) {
  const { trigger, triggerRef, isOpen, onClose } = useMenuTrigger(intent)
  return (
    <span className={chip.chip}>
      <button {...trigger} ref={triggerRef} className={chip.chipButton}>
        <span className={chip.chipText}>
          <span className={chip.chipLabel}>{label}:</span>{' '}
          {options.find((option) => option.value === value)?.label ?? value}
        </span>
        <Icon icon={ChevronDownIcon} size={14} className={chip.chevron} />
      </button>
      {isOpen && (
        <Overlay
          label={label}
          items={options.map((option) => ({
            id: option.value,
            label: option.label,
            isSelected: option.value === value,
            onAction: () => onChange(option.value),
          }))}
          triggerRef={triggerRef}
          placement="bottom start"
          onClose={onClose}
        />
      )}
    </span>
  )
}
