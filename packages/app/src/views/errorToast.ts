import { ApiError, type ApiErrorKind } from '@partner-dashboard/client'

/** Toast texts and durations of the specification (section 8). */
export interface FailureToast {
  text: string
  durationMs: number
  isReported: boolean
}

const sessionExpired: FailureToast = {
  text: 'Your session has expired. Please refresh the page.',
  durationMs: 5000,
  isReported: false,
}

const atWork: FailureToast = {
  text: 'Something went wrong on our end. We are looking into it!',
  durationMs: 5000,
  isReported: true,
}

// null: the panel or page shows the error itself.
const onQuery = {
  unauthenticated: sessionExpired,
  server: atWork,
  unanswered: atWork,
  notFound: null,
  forbidden: null,
  conflict: null,
  invalid: null,
  rateLimited: null,
  offline: null,
} satisfies Record<ApiErrorKind, FailureToast | null>

const failed = (durationMs: number): FailureToast => ({
  text: 'Something went wrong on our end. Please try again.',
  durationMs,
  isReported: true,
})

const onMutation = {
  unauthenticated: sessionExpired,
  server: failed(5000),
  unanswered: failed(5000),
  notFound: failed(3000),
  forbidden: failed(3000),
  conflict: failed(3000),
  invalid: failed(3000),
  rateLimited: failed(3000),
  offline: failed(3000),
} satisfies Record<ApiErrorKind, FailureToast>

export const queryToast = (error: unknown): FailureToast | null =>
  error instanceof ApiError ? onQuery[error.kind] : onQuery.server

export const mutationToast = (error: unknown): FailureToast =>
  error instanceof ApiError ? onMutation[error.kind] : onMutation.server
