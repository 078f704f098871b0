import type { FormEvent, ReactNode } from 'react'
import * as styles from './Form.css'

export interface FormProps {
  title?: string
  description?: ReactNode
  /** Why the whole was refused; what is about one field stands at that field. */
  refusal?: string
  onSubmit: () => void
  /** Fields. */
  children: ReactNode
  /** Buttons: the primary one first, a quiet way out beside it. */
  actions: ReactNode
}

/** A form in one column. Its own checks, not the browser's bubbles. */
export function Form({ title, description, refusal, onSubmit, children, actions }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={title}>
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
