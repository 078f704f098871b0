import { ApiError, defaultPolicy, isNotThere } from '@partner-dashboard/client'
import { showToast } from '@partner-dashboard/ui'
import { MutationCache, QueryCache, QueryClient, type QueryState } from '@tanstack/react-query'
import { isExpectedFailure, type Report } from '../monitoring/errorReporting'
import { type FailureToast, mutationToast, queryToast } from '../views/errorToast'

/** The cache of everything the server answered, and the one place where a failure that no page shows becomes a toast. */
export function createAppQueryClient(report: Report, onUnauthenticated: () => void): QueryClient {
  const say = (toast: FailureToast | null, error: unknown, isHandled: boolean | undefined) => {
    const isSessionOver = error instanceof ApiError && error.kind === 'unauthenticated'
    if (isSessionOver) onUnauthenticated()
    // That the session is over is nothing that a form or a panel could say for itself.
    const isOurs = !isHandled || isSessionOver
    if (toast && isOurs) showToast({ text: toast.text, durationMs: toast.durationMs, tone: 'negative' })
    if (isExpected(error) || (toast?.isReported && (isOurs || isFault(error)))) report(error)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({
      // A panel with a text of its own for it says so.
      onError: (error, query) => say(queryToast(error), error, query.meta?.isHandled?.(error)),
    }),
    mutationCache: new MutationCache({
      // A form that shows its own refusals says so (specification, section 8: errors passed to a caller-supplied handler).
      onError: (error, _variables, _context, mutation) =>
        say(mutationToast(error), error, mutation.meta?.isHandled?.(error)),
    }),
    defaultOptions: {
      queries: { ...defaultPolicy, staleTime: 30_000, retryOnMount: ({ state }) => !isFreshlyMissing(state) },
      // A change that cannot be sent fails at once: sent later by itself it might no longer be meant.
      mutations: { networkMode: 'always' },
    },
  })
  const prefetch = client.prefetchQuery.bind(client)
  client.prefetchQuery = (options) => {
    const state = client.getQueryState(options.queryKey)
    return state && isFreshlyMissing(state) ? Promise.resolve() : prefetch(options)
  }
  return client
}

/** Milliseconds from the pointer on a link to the page it opens. */
const hoverMs = 5000

/** A 404 is a response like any other: a page whose link was hovered doesn't request it again. */
const isFreshlyMissing = ({ error, errorUpdatedAt }: QueryState<unknown, unknown>) =>
  isNotThere(error) && Date.now() - errorUpdatedAt < hoverMs

/** Reported as information (specification, section 8). */
const isExpected = (error: unknown) => error instanceof ApiError && isExpectedFailure(error)

/** Somebody has to mend it, whoever has told of it. */
const isFault = (error: unknown) =>
  !(error instanceof ApiError) || error.kind === 'server' || error.kind === 'unanswered'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { isHandled?: (error: unknown) => boolean }
    mutationMeta: { isHandled?: (error: unknown) => boolean }
  }
}
