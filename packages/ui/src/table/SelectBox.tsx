import * as styles from './SelectBox.css'

export interface SelectBoxProps {
  id?: string
  label: string
  labelledBy?: string
  isSelected: boolean
  isIndeterminate?: boolean
  onChange: (isSelected: boolean, withShift: boolean) => void
}

/** Native checkbox: a hundred react-aria checkboxes take longer to mount than the rows. */
export function SelectBox({ id, label, labelledBy, isSelected, isIndeterminate = false, onChange }: SelectBoxProps) {
  return (
    // The checkbox has the accessible name; the label only extends the target.
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
        // React's change event of a checkbox is a click event, which has the Shift key, also for Space.
        onChange={(event) => onChange(event.target.checked, (event.nativeEvent as MouseEvent).shiftKey === true)}
      />
    </label>
  )
}
