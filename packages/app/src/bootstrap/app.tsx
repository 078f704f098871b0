import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { StartContext } from '../session/startContext'
import { createAppQueryClient } from './queryClient'
import { createAppRouter, type OpenedPage } from './router'
import { routeTree } from './routeTree.gen'

/** Creates the router and the query cache. */
export function openApp(start: StartContext): OpenedPage {
  const queryClient = createAppQueryClient(start.report, start.session.recheck)
  const router = createAppRouter({ ...start, queryClient }, routeTree)
  return {
    router,
    loaded: load(router, queryClient).catch(start.report),
    page: (
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    ),
  }
}

/** Loads the page, and waits for the responses to what it prefetches. */
async function load(router: OpenedPage['router'], queryClient: QueryClient): Promise<void> {
  await router.load()
  const queries = queryClient.getQueryCache().getAll()
  await Promise.allSettled(queries.map(({ promise }) => promise))
}
