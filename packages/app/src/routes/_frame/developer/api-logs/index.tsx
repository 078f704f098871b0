import { apiErrorGroupList, apiRequestList, objectIdPrefixList } from '@partner-dashboard/client'
import { createFileRoute } from '@tanstack/react-router'
import { apiRequests } from '../../../../lists/developer'
import { rangeOf, timesOf } from '../../../../lists/listSearch'
import { useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { prefixOf } from '../../../../views/developer'
import { ApiLogsPage } from '../-pieces/ApiLogsPage'
import { apiRequestQuery } from '../-pieces/apiRequestQuery'

export const Route = createFileRoute('/_frame/developer/api-logs/')({
  validateSearch: apiRequests.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(objectIdPrefixList(api))
    void queryClient.prefetchQuery(apiErrorGroupList(api, timesOf(rangeOf(deps))))
    // An id waits for the prefixes of the ids that there are.
    if (prefixOf(deps.search ?? '') !== undefined) return
    void queryClient.prefetchQuery(apiRequestList(api, apiRequestQuery(deps, [])))
  },
  component: function ApiLogs() {
    return <ApiLogsPage {...useListPage(Route)} />
  },
})
