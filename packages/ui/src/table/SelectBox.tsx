import * as styles from './SelectBox.css'

export interface SelectBoxProps {
  id?: string
  label: string
  labelledBy?: string
  isSelected: boolean
  isIndeterminate?: boolean
  onChange: (isSelected: boolean, withShift: boolean) => void
}

/**
 * The browser's own checkbox. One stands in every row: a hundred of react-aria's take longer to mount than the rows themselves.
 */
export function SelectBox({ id, label, labelledBy, isSelected, isIndeterminate = false, onChange }: SelectBoxProps) {
  return (
    // The name is on the box; around it is only more room to hit.
    <label className={styles.target}>
      <input
        type="checkbox"
        className={styles.box}
        id={id}
        aria-label={label}
        aria-labelledby={labelledBy}
        checked={isSelected}
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate
        }}
        // React hears a checkbox's change by its click, the space bar's too, which knows of Shift.
        onChange={(event) => onChange(event.target.checked, (event.nativeEvent as MouseEvent).shiftKey === true)}
      />
    </label>
  )
}
