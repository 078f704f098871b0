import { option } from './OptionList.css'
import { box, target } from './SelectBox.css'

export interface CheckLineProps {
  label: string
  isSelected: boolean
  isDisabled?: boolean
  onChange: () => void
}

export function CheckLine({ label, isSelected, isDisabled, onChange }: CheckLineProps) {
  return (
    <label className={option}>
      <span className={target}>
        <input type="checkbox" className={box} checked={isSelected} disabled={isDisabled} onChange={onChange} />
      </span>
      <span>{label}</span>
    </label>
  )
}
