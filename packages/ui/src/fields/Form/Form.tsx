import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import * as styles from './Form.css'

export interface FormProps {
  /** Its heading, in a few words. */
  title?: string
  /** One sentence below the title. */
  description?: ReactNode
  /** Why the whole was refused; what is about one field stands at that field. */
  refusal?: string
  /** Called when the form is sent; whether its fields are right is the caller’s to judge. */
  onSubmit: () => void
  /** Fields. */
  children: ReactNode
  /** Buttons: the primary one first, a quiet way out beside it. */
  actions: ReactNode
}

/** A form in one column. Its own checks, not the browser's bubbles. */
export function Form({ title, description, refusal, onSubmit, children, actions }: FormProps) {
  const sent = useRef(Number.NEGATIVE_INFINITY)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The second press of a double one comes before the first is drawn as pending. What was changed since is sent at once.
    const now = performance.now()
    if (now - sent.current < 150) return
    sent.current = now
    onSubmit()
  }
  const noteChange = () => {
    sent.current = Number.NEGATIVE_INFINITY
  }
  // What came of the first press is known: the next one is another.
  useEffect(() => {
    if (refusal !== undefined) sent.current = Number.NEGATIVE_INFINITY
  }, [refusal])
  return (
    <form className={styles.form} onSubmit={submit} onInput={noteChange} noValidate aria-label={title}>
      {title !== undefined && (
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
      )}
      {children}
      {refusal !== undefined && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <div className={styles.actions}>{actions}</div>
    </form>
  )
}
