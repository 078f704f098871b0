import { Page, PageHead, TabNav } from '@partner-dashboard/ui'
import type { ReactNode } from 'react'
import { AppTabLink } from '../../../../shell/links'

export function DataSharePage({ children }: { children: ReactNode }) {
  return (
    <Page>
      <PageHead
        title="Data share"
        description="The data you share determines which offers your businesses get, and how quickly."
      />
      <TabNav label="Data share sections">
        <AppTabLink to="/data-share" activeOptions={{ exact: true, includeSearch: false }}>
          Overview
        </AppTabLink>
        <AppTabLink to="/data-share/manual-uploads">Manual uploads</AppTabLink>
        <AppTabLink to="/data-share/s3-pipeline">Bucket pipeline</AppTabLink>
        <AppTabLink to="/data-share/missing">Missing data</AppTabLink>
        <AppTabLink to="/data-share/schema">Schema</AppTabLink>
      </TabNav>
      {children}
    </Page>
  )
}
