import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import * as styles from './Form.css'

export interface FormProps {
  /** Heading. */
  title?: string
  /** Accessible name of a form without a title. */
  label?: string
  /** One sentence below the title. */
  description?: ReactNode
  /** Error of the whole form; field errors are shown at their fields. */
  refusal?: string
  /** Called on submit; the caller validates. */
  onSubmit: () => void
  /** Called on Escape, which then doesn't close the overlay around the form. */
  onEscape?: () => void
  /** Fields. */
  children: ReactNode
  /** Buttons, primary first. */
  actions: ReactNode
  /** Keeps the buttons at the bottom of the window while the fields scroll, for a long form with changes. */
  hasPinnedActions?: boolean
}

/** Single-column form without native validation bubbles. Focuses the first invalid field on submit. */
export function Form(props: FormProps) {
  const { title, label = title, description, refusal, onSubmit, onEscape, children, actions, hasPinnedActions } = props
  const form = useRef<HTMLFormElement>(null)
  const submittedAt = useRef(Number.NEGATIVE_INFINITY)
  const isAnswerAwaited = useRef(false)
  const noteChange = () => {
    submittedAt.current = Number.NEGATIVE_INFINITY
    isAnswerAwaited.current = false
  }
  const goToProblem = () => {
    const wrong = isAnswerAwaited.current && firstInvalid(form.current)
    // Doesn't move focus if the user is already elsewhere.
    if (!wrong || !(document.activeElement === document.body || form.current?.contains(document.activeElement))) return
    noteChange()
    wrong.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The second press of a double click arrives before the pending state renders. Changed values submit immediately.
    const now = performance.now()
    if (now - submittedAt.current < 150) return
    submittedAt.current = now
    isAnswerAwaited.current = true
    onSubmit()
    // Covers submits that cause no render because the errors are unchanged.
    requestAnimationFrame(goToProblem)
  }
  // Runs after any render, since the caller or the server may set the error.
  useEffect(goToProblem)
  // The previous submit has finished, so the next press counts.
  useEffect(() => {
    if (refusal !== undefined) submittedAt.current = Number.NEGATIVE_INFINITY
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
      onKeyDown={
        onEscape &&
        ((event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onEscape()
        })
      }
      noValidate
      aria-label={label}
      data-pinned={hasPinnedActions || undefined}
    >
      {(title !== undefined || description !== undefined) && (
        <div className={styles.head}>
          {title !== undefined && <h1 className={styles.title}>{title}</h1>}
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

/** A group can't be focused itself: its invalid field, or its first one. */
function firstInvalid(form: HTMLFormElement | null): HTMLElement | null | undefined {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')
  if (!(wrong instanceof HTMLFieldSetElement)) return wrong
  return wrong.querySelector<HTMLElement>('[aria-invalid=true]') ?? wrong.querySelector<HTMLElement>('input, button')
}
