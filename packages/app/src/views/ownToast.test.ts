import { ApiError } from '@partner-dashboard/client'
import { expect, it } from 'vitest'
import { ownToast } from './ownToast'

it.each([
  ['server', 5000],
  ['unanswered', 5000],
  ['conflict', 3000],
] as const)('shows a text of its own as long as the general one would stand (%s)', (kind, durationMs) => {
  expect(ownToast('Failed to mark all read', new ApiError({ kind, message: kind }))).toEqual({
    text: 'Failed to mark all read',
    tone: 'negative',
    durationMs,
  })
})
