import { ApiError, defaultPolicy } from '@partner-dashboard/client'
import { showToast } from '@partner-dashboard/ui'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Report } from '../monitoring/errorReporting'
import { type FailureToast, mutationToast, queryToast } from '../views/errorToast'

/** The cache of everything the server answered, and the one place where a failure that no page shows becomes a toast. */
export function createAppQueryClient(report: Report, onUnauthenticated: () => void): QueryClient {
  const say = (toast: FailureToast | null, error: unknown) => {
    if (error instanceof ApiError && error.kind === 'unauthenticated') onUnauthenticated()
    if (!toast) return
    showToast({ text: toast.text, durationMs: toast.durationMs, tone: 'negative' })
    if (toast.isReported) report(error)
  }
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // A panel with a text of its own for it says so.
        if (!query.meta?.isHandled?.(error)) say(queryToast(error), error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        // A form that shows its own refusals says so (specification, section 8: errors passed to a caller-supplied handler).
        if (!mutation.meta?.isHandled?.(error)) say(mutationToast(error), error)
      },
    }),
    defaultOptions: {
      queries: { ...defaultPolicy, staleTime: 30_000 },
      // A change that cannot be sent fails at once: sent later by itself it might no longer be meant.
      mutations: { networkMode: 'always' },
    },
  })
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { isHandled?: (error: unknown) => boolean }
    mutationMeta: { isHandled?: (error: unknown) => boolean }
  }
}
