import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import * as styles from './Field.css'

export interface FieldWords {
  label: string
  /** Help, under the field until there is an error. */
  description?: string
  /** Why the value is refused; the field is invalid while there is one. */
  errorMessage?: string
}

/** What stands over a field. Required is the rule: it is the optional ones that say so. */
export function FieldLabel({ label, isRequired }: { label: string; isRequired: boolean }) {
  return (
    <Label className={styles.label}>
      {label}
      {!isRequired && <span className={styles.optional}> (optional)</span>}
    </Label>
  )
}

/** What stands under it. */
export function FieldHelp({ description, errorMessage }: Pick<FieldWords, 'description' | 'errorMessage'>) {
  return (
    <>
      {description !== undefined && errorMessage === undefined && (
        <Text slot="description" className={styles.help}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>{errorMessage}</FieldError>
    </>
  )
}
