import type { WebhookEndpoint } from '@partner-dashboard/client'
import { NameCell, StatusPill } from '@partner-dashboard/ui'
import { formatDate, formatNumber } from '@partner-dashboard/ui/format'
import { defineColumns } from '@partner-dashboard/ui/table'
import { look } from '../../../../views/look'
import { endpointStatus, health } from '../../../../views/webhooks'

/** Delivery counts of the past 7 days, without zeros. */
function deliveries({ stats }: WebhookEndpoint): string {
  const { success = 0, pending = 0, failed = 0 } = stats ?? {}
  const parts = [`${formatNumber(success)} delivered`]
  if (pending > 0) parts.push(`${formatNumber(pending)} waiting`)
  if (failed > 0) parts.push(`${formatNumber(failed)} failed`)
  return parts.join(', ')
}

function events({ event_types }: WebhookEndpoint): string {
  const types = event_types ?? []
  if (types.length === 0) return 'All'
  return types.length === 1 ? (types[0] ?? '') : `${types.length} types`
}

export const endpointColumns = defineColumns<WebhookEndpoint>([
  {
    id: 'url',
    header: 'Endpoint',
    isRowHeader: true,
    minWidth: 304,
    cell: ({ url, description }) => (
      <NameCell note={description ?? ''}>
        <span title={url}>{url}</span>
      </NameCell>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    isStatus: true,
    width: 96,
    cell: ({ status }) => <StatusPill {...look(endpointStatus, status)} />,
  },
  { id: 'health', header: 'Health', width: 104, cell: (row) => <StatusPill {...look(health, row.health)} /> },
  { id: 'stats', header: 'Past 7 days', width: 184, cell: deliveries },
  {
    id: 'event_types',
    header: 'Events',
    width: 104,
    cell: (row) => <span title={(row.event_types ?? []).join(', ')}>{events(row)}</span>,
  },
  {
    id: 'secret_last4',
    header: 'Secret',
    width: 112,
    cell: ({ secret_last4, previous_secret_expires_at }) => (
      <NameCell
        note={
          previous_secret_expires_at && Date.parse(previous_secret_expires_at) > Date.now()
            ? `Previous secret valid until ${formatDate(previous_secret_expires_at)}`
            : ''
        }
      >
        {`•••• ${secret_last4}`}
      </NameCell>
    ),
  },
])
