import { NotFoundState } from '@partner-dashboard/ui'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

const root = getRouteApi('__root__')

/** Any path that is no page; heading, text and window title are the specification's (section 2). */
export function NotFoundPage() {
  const { report } = root.useRouteContext()
  const pathname = useLocation({ select: (location) => location.pathname })
  // Reported as an error (specification, section 8): somebody followed a link that leads nowhere.
  useEffect(() => report(new Error(`404: Page not found at ${pathname}`)), [report, pathname])
  return (
    <>
      <title>404: Page not found</title>
      <NotFoundState title="404: Page not found" description="The page you are trying to view does not exist" />
    </>
  )
}
