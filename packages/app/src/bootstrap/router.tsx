import { Page, Skeleton } from '@partner-dashboard/ui'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ScopeSearch } from '../router/scoped'
import { scrollPositions } from '../router/scrollPositions'
import { parseSearch, stringifySearch } from '../router/searchCodec'
import type { RouterContext } from '../session/startContext'
import { PageFailure } from '../shell/PageFailure'
import type { routeTree } from './routeTree.gen'

export interface OpenedPage {
  router: ReturnType<typeof createAppRouter>
  /** Resolves once the page and the data it prefetches are loaded. */
  loaded: Promise<void>
  page: ReactNode
}

export function createAppRouter(context: RouterContext, routes: typeof routeTree, history?: RouterHistory) {
  const router = createRouter({
    routeTree: routes,
    context,
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides about staleness; a second clock in the router would conflict.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PagePending,
    // One error boundary per page, so a crash leaves the frame and tabs usable.
    defaultErrorComponent: PageFailure,
    defaultPendingMinMs: 0,
    // Scrolls on path changes only (below); the router would also scroll on search parameter changes.
    scrollRestoration: () => false,
  })
  const positions = scrollPositions()
  router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation, toLocation }) => {
    if (pathChanged && fromLocation) positions.set(fromLocation.state.__TSR_key, scrollY)
    // A page stays while its filters change, so a slow device doesn't lose its scroll position, focus and popovers.
    const isSamePage = !pathChanged && fromLocation && isSameScope(fromLocation.search, toLocation.search)
    router.options.defaultPendingMs = isSamePage ? Number.POSITIVE_INFINITY : 150
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    // The first page is loaded before it's rendered, so it may come from itself.
    const isFirst = !fromLocation || fromLocation === toLocation
    if (!pathChanged && !isFirst) return
    const position = positions.get(toLocation.state.__TSR_key)
    context.tracking.track('page_viewed')
    // Scrolling lays the page out, which the first one doesn't need at its top.
    if (position || !isFirst) scrollTo(0, position ?? 0)
    // The first page keeps its focus.
    if (isFirst) return
    const find = (selector: string) => document.querySelector<HTMLElement>(`main ${selector}`)
    // Screen readers start at the heading of a new page, and on return at the link that was followed.
    const link = position !== undefined && find(`a[href=${JSON.stringify(fromLocation.href)}]`)
    ;(link || find('h1'))?.focus({ preventScroll: true })
  })
  return router
}

const isSameScope = (one: ScopeSearch, other: ScopeSearch) =>
  one.partner_id === other.partner_id && one.sandbox_mode === other.sandbox_mode

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** Name of the route in breadcrumbs and the window title. A loader that returns `{ crumb }` overrides it. */
    crumb?: string
    /** Set if it renders the heading of its child pages. */
    hasHeading?: true
  }
}

const PagePending = () => (
  <Page>
    <Skeleton lines={6} />
  </Page>
)
