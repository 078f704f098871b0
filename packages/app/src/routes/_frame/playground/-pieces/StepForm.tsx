import type { FormEvent, ReactNode } from 'react'
import * as styles from './Playground.css'

interface StepFormProps {
  /** Why the server refused the step. */
  refusal: string | undefined
  onSubmit: () => void
  children: ReactNode
}

/** Every step says itself why it was refused. */
export const handled = { meta: { isHandled: () => true } }

export function StepForm({ refusal, onSubmit, children }: StepFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      {children}
      {refusal !== undefined && (
        <p className={styles.error} role="alert">
          {refusal}
        </p>
      )}
    </form>
  )
}
