import { createContext, type ReactNode, use, useEffect, useId, useRef } from 'react'
import { Note } from '../../components/Note/Note'
import * as styles from './FieldGroup.css'

export interface FieldGroupProps {
  /** Name of the group. */
  legend: string
  /** Format, limit or consequence, in one line below the fields. */
  description?: string
  /** Error of the whole group, in place of the description. */
  errorMessage?: string
  /** Places two fields per row if there's room. */
  isInColumns?: boolean
  /** Button that adds a field, below the description. */
  action?: ReactNode
  /** Fields, or a `FieldLine` per entry. */
  children?: ReactNode
}

const IsGroupMounted = createContext({ current: false })

/** Group of fields that form one value. */
export function FieldGroup({
  legend,
  description,
  errorMessage,
  isInColumns = false,
  action,
  children,
}: FieldGroupProps) {
  const id = useId()
  const isMounted = useRef(false)
  // Runs after the effects of the first lines.
  useEffect(() => {
    isMounted.current = true
  }, [])
  return (
    <fieldset
      className={isInColumns ? `${styles.group} ${styles.inColumns}` : styles.group}
      aria-describedby={id}
      // Groups have no aria-invalid; `Form` focuses their first field.
      data-invalid={errorMessage === undefined ? undefined : ''}
    >
      <legend className={styles.legend}>{legend}</legend>
      <IsGroupMounted value={isMounted}>{children}</IsGroupMounted>
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
  /** Number of fields in the row. With three, the second and third are narrow. */
  layout: keyof typeof styles.layouts
  /** One to three fields. */
  children: readonly ReactNode[] | ReactNode
  /** Button that removes the row. */
  remove?: ReactNode
}

/** Entry of a `FieldGroup` with a remove button. Focus moves to its first field if the group's button added it. */
export function FieldLine({ layout, children, remove }: FieldLineProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isGroupMounted = use(IsGroupMounted)
  useEffect(() => {
    const isAddedByUser = isGroupMounted.current && ref.current?.parentElement?.contains(document.activeElement)
    if (isAddedByUser) ref.current?.querySelector('input')?.focus()
  }, [isGroupMounted])
  return (
    <div ref={ref} className={styles.layouts[layout]}>
      {children}
      {remove !== undefined && <div className={styles.removes[layout]}>{remove}</div>}
    </div>
  )
}
