import { NotFoundState } from '@partner-dashboard/ui'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTitle } from './useTitle'

const root = getRouteApi('__root__')
const title = '404: Page not found'

/** 404 page with the specification's texts (section 2). */
export function NotFoundPage() {
  const { report } = root.useRouteContext()
  const pathname = useLocation({ select: (location) => location.pathname })
  // Reported as an error (specification, section 8).
  useEffect(() => report(new Error(`${title} at ${pathname}`)), [report, pathname])
  useTitle(title)
  return <NotFoundState title={title} description="The page you are trying to view does not exist" />
}
