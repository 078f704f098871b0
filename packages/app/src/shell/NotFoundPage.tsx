import { NotFoundState } from '@partner-dashboard/ui'

/** Any path that is no page; heading, text and window title are the specification's (section 2). */
export function NotFoundPage() {
  return (
    <>
      <title>404: Page not found</title>
      <NotFoundState title="404: Page not found" description="The page you are trying to view does not exist" />
    </>
  )
}
