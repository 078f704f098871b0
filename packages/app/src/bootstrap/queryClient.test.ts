import { ApiError, type ApiErrorKind } from '@partner-dashboard/client'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAppQueryClient } from './queryClient'

const toasts: { text: string; durationMs?: number }[] = []
vi.mock('@partner-dashboard/ui', () => ({ showToast: (toast: (typeof toasts)[number]) => toasts.push(toast) }))

const lookingIntoIt = 'Something went wrong on our end. We are looking into it!'
const tryAgain = 'Something went wrong on our end. Please try again.'
const expired = 'Your session has expired. Please refresh the page.'

const report = vi.fn()
const recheck = vi.fn()
let client: QueryClient
const failure = (kind: ApiErrorKind) => new ApiError({ kind, message: kind })
const shownToasts = () => toasts.map(({ text, durationMs }) => [text, durationMs])

beforeEach(() => {
  toasts.length = 0
  report.mockClear()
  recheck.mockClear()
  client = createAppQueryClient(report, recheck)
})

const read = (error: unknown, isHandled?: () => boolean) =>
  client
    .fetchQuery({
      queryKey: ['x'],
      queryFn: () => Promise.reject(error),
      retry: false,
      meta: isHandled && { isHandled },
    })
    .catch(() => undefined)
const change = (error: unknown, isHandled?: () => boolean) =>
  client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject(error), meta: isHandled && { isHandled } })
    .execute(undefined)
    .catch(() => undefined)

it.each([
  ['server', [[lookingIntoIt, 5000]], 1],
  ['unanswered', [[lookingIntoIt, 5000]], 1],
  ['unauthenticated', [[expired, 5000]], 1],
  ['notFound', [], 0],
  ['forbidden', [], 0],
  ['offline', [], 1],
] as const)('says of a read that failed (%s) what the catalogue says', async (kind, toast, reports) => {
  await read(failure(kind))
  expect(shownToasts()).toEqual(toast)
  expect(report).toHaveBeenCalledTimes(reports)
})

it.each([
  ['server', [[tryAgain, 5000]], 1],
  ['unanswered', [[tryAgain, 5000]], 1],
  ['unauthenticated', [[expired, 5000]], 1],
  ['invalid', [[tryAgain, 3000]], 1],
  ['conflict', [[tryAgain, 3000]], 1],
] as const)('says of a change that failed (%s) what the catalogue says', async (kind, toast, reports) => {
  await change(failure(kind))
  expect(shownToasts()).toEqual(toast)
  expect(report).toHaveBeenCalledTimes(reports)
})

it.each([
  ['a read', read],
  ['a change', change],
])(
  'leaves %s to the page that says it, but for the end of the session; faults are reported all the same',
  async (_what, fail) => {
    await fail(failure('invalid'), () => true)
    expect([shownToasts(), report.mock.calls.length, recheck.mock.calls.length]).toEqual([[], 0, 0])
    await fail(failure('server'), () => true)
    await fail(new TypeError('of our own'), () => true)
    expect([shownToasts(), report.mock.calls.length]).toEqual([[], 2])
    await fail(failure('unauthenticated'), () => true)
    expect(shownToasts()).toEqual([[expired, 5000]])
    expect(recheck).toHaveBeenCalledTimes(1)
  },
)

afterEach(() => void vi.useRealTimers())

it('requests a missing page once between hover and open, and again later', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z') })
  const queryFn = vi.fn(() => Promise.reject(failure('notFound')))
  const query = { queryKey: ['a tab'], queryFn }
  const open = () => new QueryObserver(client, query).subscribe(() => undefined)

  await client.prefetchQuery(query)
  await client.prefetchQuery(query)
  open()()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(queryFn).toHaveBeenCalledTimes(1)

  await vi.advanceTimersByTimeAsync(2_000)
  open()()
  await vi.advanceTimersByTimeAsync(0)
  expect(queryFn).toHaveBeenCalledTimes(2)
})

it('requests again what the next page awaits if the page being left cancels it', async () => {
  const queryFn = vi.fn(
    ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        setTimeout(() => resolve('loaded'), 10)
      }),
  )
  const query = { queryKey: ['shared by two pages'], queryFn }
  const leave = new QueryObserver(client, query).subscribe(() => undefined)
  const next = client.ensureQueryData(query)
  leave()
  await expect(next).resolves.toBe('loaded')
  expect(queryFn).toHaveBeenCalledTimes(2)
})
