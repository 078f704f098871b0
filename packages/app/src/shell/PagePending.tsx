import { Page, Skeleton } from '@partner-dashboard/ui'

/** In place of a page that is awaited. */
export const PagePending = () => (
  <Page>
    <Skeleton lines={6} />
  </Page>
)
