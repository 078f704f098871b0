import { MenuButton } from '@partner-dashboard/ui'

interface ChoiceProps<TValue extends string> {
  label: string
  value: TValue
  options: readonly { value: TValue; label: string }[]
  onChange: (value: TValue) => void
}

/** One of a few, named on the button that changes it. */
export const Choice = <TValue extends string>({ label, value, options, onChange }: ChoiceProps<TValue>) => (
  <MenuButton
    label={`${label}: ${options.find((option) => option.value === value)?.label ?? value}`}
    items={options.map((option) => ({
      id: option.value,
      label: option.label,
      isSelected: option.value === value,
      onAction: () => onChange(option.value),
    }))}
  />
)
