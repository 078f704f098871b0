import { type ReactNode, useId } from 'react'
import { Note } from '../../components/Note/Note'
import * as styles from './FieldGroup.css'

export interface FieldGroupProps {
  /** What its fields are together. */
  legend: string
  /** Format, limit or consequence, in one line below the fields. */
  description?: string
  /** What is wrong with all of it, in place of the description. */
  errorMessage?: string
  /** Two fields beside each other where there is room. */
  isInColumns?: boolean
  /** What adds a field, below the description. */
  action?: ReactNode
  /** Its fields, or a `FieldLine` for each entry. */
  children?: ReactNode
}

/** Several fields that are one answer. */
export function FieldGroup({
  legend,
  description,
  errorMessage,
  isInColumns = false,
  action,
  children,
}: FieldGroupProps) {
  const id = useId()
  return (
    <fieldset className={isInColumns ? `${styles.group} ${styles.inColumns}` : styles.group} aria-describedby={id}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      <div className={styles.note}>
        <Note id={id} tone={errorMessage === undefined ? 'muted' : 'negative'} aria-live="polite">
          {errorMessage ?? description}
        </Note>
      </div>
      {action !== undefined && <div>{action}</div>}
    </fieldset>
  )
}

export interface FieldLineProps {
  /** How many fields stand in it. Of three, the second and third hold a few digits. */
  layout: keyof typeof styles.layouts
  /** One to three fields. */
  children: readonly ReactNode[] | ReactNode
  /** The button that removes the line. */
  remove?: ReactNode
}

/** One entry of a `FieldGroup`, with the button that removes it. */
export const FieldLine = ({ layout, children, remove }: FieldLineProps) => (
  <div className={styles.layouts[layout]}>
    {children}
    {remove !== undefined && <div className={styles.removes[layout]}>{remove}</div>}
  </div>
)
