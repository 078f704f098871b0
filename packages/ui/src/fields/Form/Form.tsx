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

/** A form in one column. Its own checks, not the browser's bubbles; once sent, it goes to its first field that has to be corrected. */
export function Form({ title, description, refusal, onSubmit, children, actions }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef(Number.NEGATIVE_INFINITY)
  const isAnswerAwaited = useRef(false)
  const noteChange = () => {
    sent.current = Number.NEGATIVE_INFINITY
    isAnswerAwaited.current = false
  }
  const goToProblem = () => {
    const wrong = isAnswerAwaited.current && form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    // Whoever went on to something else meanwhile is not called back.
    if (!wrong || !(document.activeElement === document.body || form.current?.contains(document.activeElement))) return
    noteChange()
    wrong.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The second press of a double one comes before the first is drawn as pending. What was changed since is sent at once.
    const now = performance.now()
    if (now - sent.current < 150) return
    sent.current = now
    isAnswerAwaited.current = true
    onSubmit()
    // What is wrong still, draws nothing anew.
    requestAnimationFrame(goToProblem)
  }
  // With whatever drawing brings the message, the caller's own or the server's.
  useEffect(goToProblem)
  // What came of the first press is known: the next one is another.
  useEffect(() => {
    if (refusal !== undefined) sent.current = Number.NEGATIVE_INFINITY
  }, [refusal])
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      onInput={noteChange}
      onFocus={() => {
        isAnswerAwaited.current = false
      }}
      noValidate
      aria-label={title}
    >
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
