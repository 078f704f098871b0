import { ApiError } from '@partner-dashboard/client'

/** Errors by field; '' is the whole form. */
export type Refusals = Readonly<Record<string, string>>

/** `meta` of a request whose errors are shown where it was sent, as by `refusals`. An expired session still shows a toast. */
export const shownInPlace = { isHandled: () => true }

/** Maps server errors to form fields. Errors of other fields apply to the whole form. */
export function refusals(error: unknown, fields: readonly string[]): Refusals {
  if (!error) return {}
  if (!(error instanceof ApiError)) return { '': 'Something went wrong on our end. Please try again.' }
  // An expired session shows a toast.
  if (error.kind === 'unauthenticated') return {}
  if (error.kind === 'offline') return { '': "We couldn't reach the server. Your input is still here. Try again." }
  if (error.kind === 'unanswered') {
    return { '': "The server didn't respond, so the change may already be saved. It's safe to try again." }
  }
  if (error.kind === 'server') return { '': 'Something went wrong on our end. Please try again.' }
  const errors: Record<string, string> = {}
  for (const { pointer, detail } of error.parts) {
    const field = fields.find((name) => pointer === `/${name}` || pointer.startsWith(`/${name}/`)) ?? ''
    // The API's details continue the field's name: "must not be empty".
    errors[field] ??= detail.charAt(0).toUpperCase() + detail.slice(1)
  }
  return Object.keys(errors).length > 0 ? errors : { '': error.message }
}
