import { Page, Skeleton } from '@partner-dashboard/ui'
import { createRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { parseSearch, stringifySearch } from '../router/searchCodec'
import type { RouterContext } from '../session/startContext'
import { PageFailure } from '../shell/PageFailure'
import type { routeTree } from './routeTree.gen'

export interface OpenedPage {
  router: ReturnType<typeof createAppRouter>
  page: ReactNode
}

export function createAppRouter(context: RouterContext, routes: typeof routeTree) {
  const router = createRouter({
    routeTree: routes,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides what is fresh; a second clock in the router would only disagree with it.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingComponent: PagePending,
    // Each page its own: a failed one takes neither the frame nor the tabs around it.
    defaultErrorComponent: PageFailure,
    defaultPendingMinMs: 0,
    // Only another path scrolls to the top (below): the router would do it for a changed search parameter too.
    scrollRestoration: () => false,
  })
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (!pathChanged) return
    scrollTo(0, 0)
    context.tracking.track('page_viewed')
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    // Whoever cannot see that another page came hears its heading. The first page leaves the focus where it is.
    if (pathChanged && fromLocation) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** How the breadcrumbs and the window's title name this route. A loader that answers `{ crumb }` overrules it. */
    crumb?: string
    /** Set where it draws the heading of the pages below it. */
    hasHeading?: true
  }
}

/** In place of a page that is awaited. */
const PagePending = () => (
  <Page>
    <Skeleton lines={6} />
  </Page>
)
