import { type ApiRequest, apiRequestList, type ErrorGroup, objectIdPrefixList } from '@partner-dashboard/client'
import { BreakableCode, copyToClipboard, StatusPill, showToast } from '@partner-dashboard/ui'
import { CellCode, defineColumns, type RowAction } from '@partner-dashboard/ui/table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { AddressedList } from '../../../../lists/AddressedList'
import { apiRequests } from '../../../../lists/developer'
import type { ListPageProps } from '../../../../lists/useListPage'
import { useCore } from '../../../../scope/useCore'
import { AppLink } from '../../../../shell/links'
import { duration, prefixOf, statusLook } from '../../../../views/developer'
import { moment } from '../../../../views/moment'
import { apiRequestQuery } from './apiRequestQuery'
import { PathTail } from './PathTail'

const columns = defineColumns<ApiRequest>([
  { id: 'path', header: 'Path', isRowHeader: true, minWidth: 448, cell: (row) => <MethodAndPath row={row} /> },
  {
    id: 'status_code',
    header: 'Status',
    isStatus: true,
    width: 76,
    cell: (row) => <StatusPill {...statusLook(row)} />,
  },
  {
    id: 'error_code',
    header: 'Error',
    width: 124,
    cell: ({ error_code }) => error_code && <BreakableCode>{error_code}</BreakableCode>,
  },
  { id: 'created_at', header: 'Time', width: 172, cell: (row) => moment(row.created_at) },
  { id: 'duration_ms', header: 'Duration', width: 84, align: 'end', cell: (row) => duration(row.duration_ms) },
  {
    id: 'api_key_last4',
    header: 'Key',
    width: 96,
    isHiddenByDefault: true,
    cell: (row) => row.api_key_last4 && `•••• ${row.api_key_last4}`,
  },
  { id: 'ip_address', header: 'IP address', width: 136, isHiddenByDefault: true, cell: (row) => row.ip_address },
  { id: 'request_id', header: 'Request ID', width: 320, isHiddenByDefault: true, cell: (row) => row.request_id },
])

const rowId = (row: ApiRequest) => row.id

async function copy(text: string): Promise<void> {
  if (await copyToClipboard(text)) showToast({ text: 'Copied', tone: 'positive' })
}

const rowMenu = (): readonly RowAction<ApiRequest>[] => [
  { id: 'path', label: 'Copy path', onAction: ({ path, query }) => void copy(query ? `${path}?${query}` : path) },
  { id: 'request', label: 'Copy request ID', onAction: ({ request_id }) => void copy(request_id) },
]

interface ApiRequestListProps extends ListPageProps<typeof apiRequests> {
  /** Error groups to filter by. */
  groups: readonly ErrorGroup[] | undefined
}

export function ApiRequestList({ api, search, groups, onSearchChange }: ApiRequestListProps) {
  const { flag } = useCore()
  const navigate = useNavigate()
  const prefixes = useQuery(objectIdPrefixList(api))
  const isReady = prefixOf(search.search ?? '') === undefined || !prefixes.isPending
  const rows = useQuery({
    ...apiRequestList(api, apiRequestQuery(search, prefixes.data ?? [])),
    placeholderData: keepPreviousData,
    enabled: isReady,
  })
  const options = useMemo(() => {
    const codes = new Set(groups?.map(({ error_code }) => error_code))
    return { error_code: [...codes].sort().map((value) => ({ value, label: value })) }
  }, [groups])

  return (
    <AddressedList
      label="API requests"
      columns={columns}
      getRowId={rowId}
      list={apiRequests}
      isRangeLocal
      rows={rows}
      search={search}
      onSearchChange={onSearchChange}
      options={options}
      rowMenu={rowMenu}
      empty={{
        title: 'No API requests yet',
        description: "Requests made with this mode's API keys appear here.",
        action: flag('pd-show-authentications-settings')
          ? { label: 'View API keys', onPress: () => void navigate({ to: '/developer' }) }
          : undefined,
      }}
      nothingFound="No API requests match these filters"
    />
  )
}

const MethodAndPath = ({ row: { id, method, path } }: { row: ApiRequest }) => (
  <>
    <CellCode>{method}</CellCode>{' '}
    <AppLink to="/developer/api-logs/$requestId" params={{ requestId: id }} tone="plain" title={path}>
      <PathTail path={path} />
    </AppLink>
  </>
)
