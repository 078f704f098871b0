import { useState } from 'react'
import { tell } from '../../validators'

type Problems<TField extends string> = Partial<Record<TField, string>>

/**
 * Holds back a form's problems until its first submit, then follows every change. `Form` focuses the first invalid
 * field, so the submit button never has to be disabled for an incomplete form.
 */
export function useFormCheck<TField extends string>(current: Readonly<Partial<Record<TField, string | undefined>>>) {
  const [isShown, setShown] = useState(false)
  const problems = Object.fromEntries(
    Object.entries(current).filter(([, problem]) => problem !== undefined),
  ) as Problems<TField>
  const shown: Problems<TField> = isShown ? problems : {}
  return {
    /** Error messages by field. */
    problems: shown,
    /** Call on submit: shows the problems, and returns whether there are none. */
    passes: () => {
      setShown(true)
      return Object.keys(problems).length === 0
    },
    /** Hides the problems of a form that was cleared. */
    reset: () => setShown(false),
  }
}

/** Error message of a required text. */
export const requiredProblem = (text: string): string | undefined => (text.trim() === '' ? tell('required') : undefined)
