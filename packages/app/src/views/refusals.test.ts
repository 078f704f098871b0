import { ApiError, type ApiErrorKind } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { refusals } from './refusals'

const refused = (kind: ApiErrorKind, pointers: string[] = []) =>
  new ApiError({
    kind,
    message: 'Not valid.',
    parts: pointers.map((pointer) => ({ in: 'body', pointer, code: 'format', detail: `wrong at ${pointer}` })),
  })

it('ignores an expired session, which shows a toast', () => {
  expect(refusals(refused('unauthenticated'), ['email'])).toEqual({})
})

it.each([
  ['offline', "We couldn't reach the server. Your input is still here. Try again."],
  ['unanswered', "The server didn't respond, so the change may already be saved. It's safe to try again."],
  ['server', 'Something went wrong on our end. Please try again.'],
  ['invalid', 'Not valid.'],
] as const)('says of a form that was not sent, or not taken (%s), why', (kind, text) => {
  expect(refusals(refused(kind), ['email'])).toEqual({ '': text })
})

it('maps errors to fields, and the rest to the form', () => {
  const errors = refusals(refused('invalid', ['/email', '/lines/0/amount', '/other']), ['email', 'lines'])
  expect(errors).toEqual({ email: 'Wrong at /email', lines: 'Wrong at /lines/0/amount', '': 'Wrong at /other' })
})
