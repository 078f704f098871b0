import { ApiError, defaultPolicy, isNotThere } from '@partner-dashboard/client'
import { showToast } from '@partner-dashboard/ui'
import { CancelledError, MutationCache, QueryCache, QueryClient, type QueryState } from '@tanstack/react-query'
import { isExpectedFailure, type Report } from '../monitoring/errorReporting'
import { type FailureToast, mutationToast, queryToast } from '../views/errorToast'

/** Query cache with the only place that turns unhandled failures into toasts. */
export function createAppQueryClient(report: Report, onUnauthenticated: () => void): QueryClient {
  const say = (toast: FailureToast | null, error: unknown, isHandled: boolean | undefined) => {
    const isSessionOver = error instanceof ApiError && error.kind === 'unauthenticated'
    if (isSessionOver) onUnauthenticated()
    // Forms and panels can't handle an expired session.
    const isOurs = !isHandled || isSessionOver
    if (toast && isOurs) showToast({ text: toast.text, durationMs: toast.durationMs, tone: 'negative' })
    if (isExpected(error) || (toast?.isReported && (isOurs || isFault(error)))) report(error)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({
      // Queries with `isHandled` show their own error.
      onError: (error, query) => say(queryToast(error), error, query.meta?.isHandled?.(error)),
    }),
    mutationCache: new MutationCache({
      // Forms with `isHandled` show their own errors (specification, section 8: errors passed to a caller-supplied handler).
      onError: (error, _variables, _context, mutation) =>
        say(mutationToast(error), error, mutation.meta?.isHandled?.(error)),
    }),
    defaultOptions: {
      queries: {
        ...defaultPolicy,
        staleTime: 30_000,
        retryOnMount: ({ state }) => !isFreshlyMissing(state) && !hasJustFailed(state),
      },
      // Offline changes fail immediately: sent later, they might no longer be wanted.
      mutations: { networkMode: 'always' },
    },
  })
  // The page being left cancels its requests, but the next page's loader may wait for one of them.
  const fetch = client.fetchQuery.bind(client)
  client.fetchQuery = (options) =>
    fetch(options).catch((error: unknown) => {
      if (error instanceof CancelledError) return fetch(options)
      throw error
    })
  const prefetch = client.prefetchQuery.bind(client)
  client.prefetchQuery = (options) => {
    const state = client.getQueryState(options.queryKey)
    return state && isFreshlyMissing(state) ? Promise.resolve() : prefetch(options)
  }
  return client
}

/** Time in ms between hovering a link and opening its page. */
const hoverMs = 5000

/** A page whose hovered link already returned 404 isn't requested again. */
const isFreshlyMissing = ({ error, errorUpdatedAt }: QueryState<unknown, unknown>) =>
  isNotThere(error) && Date.now() - errorUpdatedAt < hoverMs

/** Time in ms between a loader's request and its page. */
const mountMs = 3000

/** The page of a loader doesn't repeat its request. */
const hasJustFailed = ({ errorUpdatedAt }: QueryState<unknown, unknown>) => Date.now() - errorUpdatedAt < mountMs

/** Reported at level info (specification, section 8). */
const isExpected = (error: unknown) => error instanceof ApiError && isExpectedFailure(error)

/** Errors worth reporting, even if the UI handles them. */
const isFault = (error: unknown) =>
  !(error instanceof ApiError) || error.kind === 'server' || error.kind === 'unanswered'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { isHandled?: (error: unknown) => boolean }
    mutationMeta: { isHandled?: (error: unknown) => boolean }
  }
}
