import { apiErrorGroupList } from '@partner-dashboard/client'
import { Page, PageHead, Tabs } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { apiRequests } from '../../../../lists/developer'
import { rangeOf, timesOf } from '../../../../lists/listSearch'
import type { ListPageProps } from '../../../../lists/useListPage'
import { ApiRequestList } from './ApiRequestList'
import { ErrorGroupList } from './ErrorGroupList'

/** The calls of the public API, and the failed ones by kind. */
export function ApiLogsPage({ api, search, onSearchChange }: ListPageProps<typeof apiRequests>) {
  const groups = useQuery({ ...apiErrorGroupList(api, timesOf(rangeOf(search))), placeholderData: keepPreviousData })
  return (
    <Page>
      <PageHead
        title="API logs"
        description="Calls of the public API in the past 30 days. Sensitive values are taken out as they are written."
      />
      <Tabs
        label="API logs"
        value={search.tab ?? 'calls'}
        onChange={(tab) => onSearchChange({ tab: tab === 'errors' ? tab : undefined, cursor: undefined })}
        tabs={[
          {
            id: 'calls',
            label: 'Calls',
            content: <ApiRequestList api={api} search={search} groups={groups.data} onSearchChange={onSearchChange} />,
          },
          {
            id: 'errors',
            label: 'Errors by kind',
            count: groups.data?.length,
            content: <ErrorGroupList groups={groups} search={search} onSearchChange={onSearchChange} />,
          },
        ]}
      />
    </Page>
  )
}
