import { QueryClientProvider } from '@tanstack/react-query'
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
    page: (
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    ),
  }
}
