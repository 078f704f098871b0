import type { ErrorGroup } from '@partner-dashboard/client'
import { DateRangeFilter, EmptyState } from '@partner-dashboard/ui'
import { formatNumber } from '@partner-dashboard/ui/format'
import { DataTable, defineColumns } from '@partner-dashboard/ui/table'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type apiRequests, methods } from '../../../../lists/developer'
import type { SearchIn } from '../../../../lists/list'
import { type ListSearch, rangeOf, rangeSearchOf } from '../../../../lists/listSearch'
import type { ListPageProps } from '../../../../lists/useListPage'
import { AppLink } from '../../../../shell/links'
import { valuesOf } from '../../../../views/look'
import { moment } from '../../../../views/moment'
import { PathTail } from './PathTail'

interface ErrorGroupListProps extends Omit<ListPageProps<typeof apiRequests>, 'api'> {
  groups: UseQueryResult<ErrorGroup[]>
}

type Days = Pick<ListSearch, 'range' | 'from' | 'to'>

export const errorGroupId = ({ error_code, method, path }: ErrorGroup) => `${error_code} ${method} ${path}`

/** Each error links to its requests in the same period. */
export const errorGroupColumns = (days: Days) =>
  defineColumns<ErrorGroup>([
    {
      id: 'error_code',
      header: 'Error',
      isRowHeader: true,
      minWidth: 160,
      cell: (group) => (
        <AppLink to="/developer/api-logs" search={callsOf(group, days)} tone="plain">
          {group.error_code}
        </AppLink>
      ),
    },
    { id: 'method', header: 'Method', width: 88, cell: ({ method }) => method },
    { id: 'path', header: 'Path', minWidth: 352, cell: ({ path }) => <PathTail path={path} /> },
    { id: 'count', header: 'Requests', width: 88, align: 'end', cell: ({ count }) => formatNumber(count) },
    { id: 'last_at', header: 'Latest', width: 184, cell: ({ last_at }) => moment(last_at) },
  ])

export function ErrorGroupList({ groups, search, onSearchChange }: ErrorGroupListProps) {
  const { range, from, to } = search
  const columns = useMemo(() => errorGroupColumns({ range, from, to }), [range, from, to])
  return (
    <DataTable
      label="Errors by type"
      columns={columns}
      rows={groups.data}
      getRowId={errorGroupId}
      isRefetching={groups.isPlaceholderData}
      error={groups.isError ? groups.error : undefined}
      onRetry={() => void groups.refetch()}
      toolbar={
        <DateRangeFilter
          label="Time"
          isLocal
          value={rangeOf(search) ?? { preset: 'all_time' }}
          onChange={(value) => {
            const range = value.preset === 'all_time' ? undefined : value
            onSearchChange({ ...rangeSearchOf(range), cursor: undefined })
          }}
        />
      }
      empty={
        <EmptyState title="No failed API requests" description="Failed API requests appear here, grouped by error." />
      }
    />
  )
}

/** Filters for the requests of a group in the same period. */
const callsOf = ({ error_code, method, path }: ErrorGroup, days: Days): SearchIn<typeof apiRequests> => ({
  ...days,
  error_code: [error_code],
  method: valuesOf(methods).filter((known) => known === method),
  search: path,
})
