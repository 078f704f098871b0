import type { components } from '@partner-dashboard/contract'

export type Problem = components['schemas']['Problem']
export type ProblemPart = components['schemas']['ProblemPart']
export type ChangeMade = components['schemas']['ChangeMade']

const kinds = [
  'offline',
  'unanswered',
  'unauthenticated',
  'forbidden',
  'notFound',
  'conflict',
  'invalid',
  'rateLimited',
  'server',
] as const
export type ApiErrorKind = (typeof kinds)[number]

interface ApiErrorFacts {
  kind: ApiErrorKind
  message: string
  /** HTTP status; 0 without a response. */
  status?: number
  /** Code of the problem document; '' without one. */
  code?: string
  /** Request ID in the server's log. */
  requestId?: string
  parts?: readonly ProblemPart[]
  /** Changes saved since, for conflicts, latest first. */
  changes?: readonly ChangeMade[]
  /** Seconds to wait before trying again. */
  retryAfter?: number
}

/** The only error of requests, apart from aborts. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number
  readonly code: string
  readonly requestId: string | undefined
  readonly parts: readonly ProblemPart[]
  readonly changes: readonly ChangeMade[]
  readonly retryAfter: number | undefined

  constructor(facts: ApiErrorFacts) {
    super(facts.message)
    this.kind = facts.kind
    this.status = facts.status ?? 0
    this.code = facts.code ?? ''
    this.requestId = facts.requestId
    this.parts = facts.parts ?? []
    this.changes = facts.changes ?? []
    this.retryAfter = facts.retryAfter
  }
}

/** Whether the URL's object doesn't exist or its ID is malformed. */
export const isNotThere = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.kind === 'notFound' || (error.kind === 'invalid' && error.parts.length > 0))

/** Message for it. Details about malformed IDs are for developers. */
export const whyNotThere = ({ kind, message }: ApiError) => (kind === 'notFound' ? message : unexplained.notFound)

/** Parses an error response. A proxy may have sent it, so the body can have any format. */
export function fromResponse(response: Response, body: unknown): ApiError {
  const problem: Partial<Problem> & { changes?: unknown } = typeof body === 'object' && body !== null ? body : {}
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN)
  const kind = kindOf(response.status)
  return new ApiError({
    kind,
    status: response.status,
    message:
      text(problem.detail) ??
      text(problem.title) ??
      unexplained[kind] ??
      `The server responded with status ${response.status}.`,
    code: text(problem.code),
    requestId: text(problem.request_id),
    parts: Array.isArray(problem.errors) ? problem.errors.filter(isPart) : [],
    changes: Array.isArray(problem.changes) ? problem.changes.filter(isChange) : [],
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  })
}

// Default messages, also for errors from proxies.
const failed = 'Something went wrong on our end. Please try again.'
const unexplained: Partial<Record<ApiErrorKind, string>> = {
  notFound: 'It may have been deleted, or it belongs to another partner.',
  forbidden: failed,
  conflict: failed,
  invalid: failed,
  rateLimited: failed,
}

function kindOf(status: number): ApiErrorKind {
  if (status === 401) return 'unauthenticated'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'notFound'
  if (status === 409 || status === 412) return 'conflict'
  if (status === 429) return 'rateLimited'
  return status >= 500 ? 'server' : 'invalid'
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const isPart = (value: unknown): value is ProblemPart =>
  typeof value === 'object' && value !== null && 'pointer' in value && 'detail' in value

const isChange = (value: unknown): value is ChangeMade =>
  typeof value === 'object' && value !== null && 'actor_name' in value && 'occurred_at' in value
