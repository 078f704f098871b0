import { type ComponentType, createElement } from 'react'

// Stands in for the router in the shell, where nothing can be clicked (scripts/contents.mjs).

interface LinkProps {
  to?: string
  params?: Readonly<Record<string, string>>
  search?: unknown
}

/** A link without an address, marked like the router's if it's the current page. */
export const createLink =
  <Props extends object>(Link: ComponentType<Props>) =>
  ({ to = '', params = {}, search: _search, ...props }: Props & LinkProps) => {
    const path = to.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? '')
    const isCurrent = path === location.pathname.replace(/\/$/, '')
    return createElement(Link, { ...(isCurrent && { 'aria-current': 'page' }), ...props } as object as Props)
  }

/** Tracks nothing: the app tracks what it shows. */
export const useRouteContext = () => ({ track: () => undefined })

export const useLocation = <Selected>({ select }: { select: (location: Location) => Selected }) => select(location)
