import { validateField } from '@partner-dashboard/ui/validators'
import { type ProblemPart, Refusal, sentenceOf } from './refusal'

export const bodyPart = (pointer: string, code: string, detail: string): ProblemPart => ({
  in: 'body',
  pointer,
  code,
  detail,
})

/** Throws one 422 with all invalid parts. */
export function refuseParts(parts: readonly (ProblemPart | undefined)[]): void {
  const present = parts.filter((item) => item !== undefined)
  const [first] = present
  if (!first) return
  throw new Refusal({
    status: 422,
    code: 'invalid_request',
    detail: sentenceOf(first),
    errors: [...present],
  })
}

/** Validates a value by its field type, with the same message as the dashboard. */
export function fieldPart(
  pointer: string,
  type: Parameters<typeof validateField>[0],
  value: string | null | undefined,
  options?: Parameters<typeof validateField>[2],
): ProblemPart | undefined {
  if (value === null || value === undefined) return undefined
  const message = validateField(type, value, options)
  return message === undefined ? undefined : bodyPart(pointer, 'invalid', message)
}
