import { ApiError } from '@partner-dashboard/client'

/** Why a form was refused, by field; '' is the form as a whole. */
export type Refusals = Readonly<Record<string, string>>

/** Sorts a refusal onto the fields that the form has. What points elsewhere, or nowhere, is said of the whole form. */
export function refusals(error: unknown, fields: readonly string[]): Refusals {
  if (!error) return {}
  if (!(error instanceof ApiError)) return { '': 'Something went wrong on our end. Please try again.' }
  // That the session is over is said in a toast, whatever asked.
  if (error.kind === 'unauthenticated') return {}
  if (error.kind === 'offline')
    return { '': 'The server could not be reached. What you typed is still here; try again.' }
  if (error.kind === 'unanswered') {
    return { '': 'The server has not answered. It may be done all the same; trying again does it only once.' }
  }
  if (error.kind === 'server') return { '': 'Something went wrong on our end. Please try again.' }
  const found: Record<string, string> = {}
  for (const { pointer, detail } of error.parts) {
    const field = fields.find((name) => pointer === `/${name}` || pointer.startsWith(`/${name}/`)) ?? ''
    found[field] ??= detail
  }
  return Object.keys(found).length > 0 ? found : { '': error.message }
}
