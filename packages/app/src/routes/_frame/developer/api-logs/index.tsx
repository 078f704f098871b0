import { apiErrorGroupList, apiRequestList, objectIdPrefixList } from '@partner-dashboard/client'
import { Page, PageHead, Tabs } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { apiRequests, timesOf } from '../../../../lists/developer'
import { rangeOf } from '../../../../lists/listSearch'
import { type ListPageProps, useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { prefixOf } from '../../../../views/developer'
import { ApiRequestList } from '../-pieces/ApiRequestList'
import { apiRequestQuery } from '../-pieces/apiRequestQuery'
import { ErrorGroupList } from '../-pieces/ErrorGroupList'

export const Route = createFileRoute('/_frame/developer/api-logs/')({
  validateSearch: apiRequests.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(objectIdPrefixList(api))
    void queryClient.prefetchQuery(apiErrorGroupList(api, timesOf(rangeOf(deps))))
    // Detecting an ID requires the known prefixes.
    if (prefixOf(deps.search ?? '') !== undefined) return
    void queryClient.prefetchQuery(apiRequestList(api, apiRequestQuery(deps, [])))
  },
  component: function ApiLogs() {
    return <ApiLogsPage {...useListPage(Route)} />
  },
})

function ApiLogsPage({ api, search, onSearchChange }: ListPageProps<typeof apiRequests>) {
  const groups = useQuery({ ...apiErrorGroupList(api, timesOf(rangeOf(search))), placeholderData: keepPreviousData })
  return (
    <Page>
      <PageHead
        title="API logs"
        description="Debug requests to the public API. Sensitive values are removed before storing."
      />
      <Tabs
        label="API logs"
        value={search.tab ?? 'calls'}
        onChange={(tab) => onSearchChange({ tab: tab === 'errors' ? tab : undefined, cursor: undefined })}
        tabs={[
          {
            id: 'calls',
            label: 'Requests',
            content: <ApiRequestList api={api} search={search} groups={groups.data} onSearchChange={onSearchChange} />,
          },
          {
            id: 'errors',
            label: 'Errors by type',
            count: groups.data?.length,
            content: <ErrorGroupList groups={groups} search={search} onSearchChange={onSearchChange} />,
          },
        ]}
      />
    </Page>
  )
}
