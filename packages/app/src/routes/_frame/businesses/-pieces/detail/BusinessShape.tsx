import { Page, Skeleton } from '@partner-dashboard/ui'

/** The shape of a business, until it is known. */
export const BusinessShape = () => (
  <Page>
    <Skeleton lines={4} />
    <Skeleton lines={9} />
  </Page>
)
