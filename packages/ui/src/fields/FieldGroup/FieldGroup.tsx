import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Note } from '../../components/Note/Note'
import * as styles from './FieldGroup.css'

export interface FieldGroupProps {
  /** Name of the group. */
  legend: string
  /** Format, limit or consequence, in one line below the fields. */
  description?: string
  /** Error of the whole group, in place of the description. */
  errorMessage?: string
  /** Button that adds a field, below the description. */
  action?: ReactNode
  /** Fields, or a `FieldLine` per entry. */
  children?: ReactNode
}

/** Group of fields that form one value. */
export function FieldGroup({ legend, description, errorMessage, action, children }: FieldGroupProps) {
  const id = useId()
  const group = useLineFocus()
  return (
    <fieldset
      ref={group}
      className={styles.group}
      aria-describedby={id}
      // Groups have no aria-invalid; `Form` focuses their first field.
      data-invalid={errorMessage === undefined ? undefined : ''}
    >
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
  /** Number of fields in the row. With three, the second and third are narrow. */
  layout: keyof typeof styles.layouts
  /** One to three fields. */
  children: readonly ReactNode[] | ReactNode
  /** Button that removes the row. */
  remove?: ReactNode
}

/** Entry of a `FieldGroup` with a remove button. */
export const FieldLine = ({ layout, children, remove }: FieldLineProps) => (
  <div className={styles.layouts[layout]} data-line="">
    {children}
    {remove !== undefined && <div className={styles.removes[layout]}>{remove}</div>}
  </div>
)

/** Moves focus to an added line, and to the last one after a removed line took the focus with it. */
function useLineFocus() {
  const group = useRef<HTMLFieldSetElement>(null)
  const count = useRef<number>(undefined)
  useEffect(() => {
    const lines = group.current?.querySelectorAll(':scope > [data-line]') ?? []
    const known = count.current ?? lines.length
    count.current = lines.length
    const isAdded = lines.length > known && group.current?.contains(document.activeElement)
    const isLost = lines.length < known && document.activeElement === document.body
    if (!isAdded && !isLost) return
    const place = lines[lines.length - 1] ?? group.current
    place?.querySelector<HTMLElement>('input, button')?.focus()
  })
  return group
}
