import type { components } from '@partner-dashboard/contract'
import type { Unavailability } from './databaseErrors'

export type Problem = components['schemas']['Problem']
export type ProblemPart = components['schemas']['ProblemPart']
type ChangedProblem = components['schemas']['ChangedProblem']
type ProblemExtras = Pick<ChangedProblem, 'current' | 'changes'>

interface RefusalFacts {
  status: number
  code: string
  detail?: string
  errors?: ProblemPart[]
  headers?: Record<string, string>
  extras?: ProblemExtras
}

const titles: Record<number, string> = {
  400: 'Malformed request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timeout',
  409: 'Conflict',
  413: 'Request too large',
  414: 'URL too long',
  412: 'The object was changed',
  415: 'Unsupported media type',
  422: 'Invalid request',
  428: 'If-Match required',
  429: 'Too many requests',
  431: 'Headers too large',
  500: 'Server error',
  501: 'Method not implemented',
  503: 'Service unavailable',
  507: 'Out of storage',
}

/** An error that is returned as a problem document. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly errors: ProblemPart[] | undefined
  readonly headers: Record<string, string>
  readonly extras: ProblemExtras | undefined

  constructor({ status, code, detail, errors, headers = {}, extras }: RefusalFacts) {
    super(detail ?? titles[status] ?? 'Refused')
    this.status = status
    this.code = code
    this.errors = errors
    this.headers = headers
    this.extras = extras
  }

  toProblem(requestId: string): Problem {
    return {
      type: 'about:blank',
      title: titles[this.status] ?? 'Refused',
      status: this.status,
      detail: this.message,
      code: this.code,
      request_id: requestId,
      ...(this.errors ? { errors: this.errors } : {}),
      ...this.extras,
    }
  }
}

/** Turns a part's detail into a full sentence. Most details continue the part's name. */
export function sentenceOf({ in: where, pointer, detail }: ProblemPart): string {
  if (detail.endsWith('.')) return detail
  // Single query values are coerced to arrays, so the index isn't part of the request.
  const path = where === 'query' ? pointer.replace(/\/\d+$/, '') : pointer
  const name = path === '' ? `The ${where}` : path.slice(1)
  return /^[A-Z]/.test(detail) ? `${name}: ${detail}` : `${name} ${detail}.`
}

/** Seconds in `Retry-After`. */
const retryAfter = 5

const unavailable: Record<Unavailability, { status: number; code: string; detail: string }> = {
  unreachable: {
    status: 503,
    code: 'database_unavailable',
    detail: "The database can't be reached. Try again in a few seconds.",
  },
  busy: { status: 503, code: 'database_busy', detail: 'The database is too busy. Try again in a few seconds.' },
  full: { status: 507, code: 'storage_full', detail: 'The server is out of storage.' },
  outcome_unknown: {
    status: 503,
    code: 'outcome_unknown',
    detail:
      'The database connection was lost while your change was being saved. Check whether it was saved before you try again. A retry with the same Idempotency-Key is safe.',
  },
}

export const refuse = {
  /** The database is unavailable. The code tells whether the change may have been saved. */
  unavailable: (reason: Unavailability) =>
    new Refusal({ ...unavailable[reason], headers: { 'Retry-After': String(retryAfter) } }),
  unauthenticated: (detail = 'Sign in and try again.') =>
    new Refusal({ status: 401, code: 'unauthenticated', detail, headers: { 'WWW-Authenticate': 'Bearer' } }),
  /** The same for unknown and foreign partners. */
  partnerNotFound: () =>
    new Refusal({ status: 404, code: 'partner_not_found', detail: 'No partner was found for the given ID' }),
  /** The same for unknown objects and objects of another partner or mode. */
  notFound: () => new Refusal({ status: 404, code: 'not_found', detail: 'Nothing was found for the given ID' }),
  noSuchPath: () => new Refusal({ status: 404, code: 'no_such_path', detail: 'There is no resource at this URL.' }),
  invalid: (part: ProblemPart) =>
    new Refusal({ status: 422, code: part.code, detail: sentenceOf(part), errors: [part] }),
  unparsable: (detail = "The request body isn't valid JSON.") =>
    new Refusal({ status: 400, code: 'unparsable', detail }),
  mediaType: (type = 'application/json') =>
    new Refusal({ status: 415, code: 'unsupported_media_type', detail: `The request body must be ${type} in UTF-8.` }),
  /** Not possible in the current state. */
  conflict: (code: string, detail: string) => new Refusal({ status: 409, code, detail }),
  secondFactorMissing: () =>
    new Refusal({
      status: 403,
      code: 'second_factor_required',
      detail: "Your team requires a second factor, so you can't turn it off. Set one up first.",
    }),
  notAllowed: () =>
    new Refusal({
      status: 403,
      code: 'not_allowed',
      detail: "Your role doesn't allow this. Ask an admin of your team.",
    }),
  changed: (etag: string | undefined, extras: ProblemExtras) =>
    new Refusal({
      status: 412,
      code: 'changed',
      detail: `${extras.changes[0]?.actor_name ?? 'Another user'} changed this while you were editing. Reload it and compare.`,
      headers: etag === undefined ? {} : { ETag: etag },
      extras,
    }),
  ifMatchMissing: () =>
    new Refusal({
      status: 428,
      code: 'if_match_missing',
      detail: "The If-Match header is missing. Send the ETag of the version you're changing.",
    }),
  method: (allowed: readonly string[]) =>
    new Refusal({
      status: 405,
      code: 'method_not_allowed',
      detail: `This URL supports ${allowed.join(', ')}.`,
      headers: { Allow: allowed.join(', ') },
    }),
  tooMany: (seconds: number, detail: string) =>
    new Refusal({ status: 429, code: 'too_many_requests', detail, headers: { 'Retry-After': String(seconds) } }),
}
