import { validateField } from '../../validators'
import { MaskedField, type MaskedFieldProps } from '../MaskedField/MaskedField'
import * as styles from './ColorField.css'

export type ColorFieldProps = Omit<MaskedFieldProps, 'type' | 'end' | 'dateFormat' | 'dateRule' | 'now'>

/** Six-digit form of a color, as the browser's picker needs it; black while it's incomplete. */
function fullColor(value: string): string {
  if (value === '' || validateField('hexcode', value) !== undefined) return '#000000'
  const digits = value.replace('#', '')
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`.toLowerCase()
}

/** Color to type as a hex code or to choose in the browser's color picker. */
export const ColorField = (props: ColorFieldProps) => (
  <MaskedField
    {...props}
    type="hexcode"
    end={
      <input
        type="color"
        className={styles.swatch}
        aria-label={`Choose ${props.label.toLowerCase()}`}
        value={fullColor(props.value)}
        disabled={props.isDisabled}
        onChange={(event) => props.onChange(event.target.value.toUpperCase())}
      />
    }
  />
)
