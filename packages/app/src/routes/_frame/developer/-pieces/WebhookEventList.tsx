import { type WebhookEvent, webhookEventList } from '@partner-dashboard/client'
import { StatusPill } from '@partner-dashboard/ui'
import { defineColumns } from '@partner-dashboard/ui/table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AddressedList } from '../../../../lists/AddressedList'
import { webhookEvents } from '../../../../lists/developer'
import type { ListPageProps } from '../../../../lists/useListPage'
import { AppLink } from '../../../../shell/links'
import { ObjectLink } from '../../../../shell/ObjectLink'
import { objectText } from '../../../../views/developer'
import { look } from '../../../../views/look'
import { moment } from '../../../../views/moment'
import { deliveryStatus } from '../../../../views/vocabulary'
import { eventTypes } from './eventTypes'
import { whileOnItsWay } from './followed'

const columns = defineColumns<WebhookEvent>([
  {
    id: 'type',
    header: 'Event',
    isRowHeader: true,
    minWidth: 260,
    cell: ({ id, type }) => (
      <AppLink to="/developer/webhook-events/$eventId" params={{ eventId: id }} tone="plain">
        {type}
      </AppLink>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    isStatus: true,
    width: 112,
    cell: ({ status }) => <StatusPill {...look(deliveryStatus, status)} />,
  },
  { id: 'created_at', header: 'Time', width: 184, cell: ({ created_at }) => moment(created_at) },
  { id: 'attempts_count', header: 'Attempts', width: 96, align: 'end', cell: ({ attempts_count }) => attempts_count },
  {
    id: 'next_attempt_at',
    header: 'Next attempt',
    width: 184,
    isHiddenByDefault: true,
    cell: ({ next_attempt_at }) => moment(next_attempt_at),
  },
  { id: 'related_object_ids', header: 'Object', width: 208, cell: (row) => firstObject(row) },
])

const options = { type: eventTypes.map((value) => ({ value, label: value })) }
const rowId = ({ id }: WebhookEvent) => id

interface WebhookEventListProps extends ListPageProps<typeof webhookEvents> {
  /** Undefined if there is an endpoint, or the user can't add one. */
  onAddEndpoint: (() => void) | undefined
}

export function WebhookEventList({ api, search, onSearchChange, onAddEndpoint }: WebhookEventListProps) {
  const rows = useQuery({
    ...webhookEventList(api, webhookEvents.query(search)),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data?.results?.map((event) => whileOnItsWay(event)).find(Boolean) ?? false,
  })
  return (
    <AddressedList
      label="Webhook events"
      columns={columns}
      getRowId={rowId}
      list={webhookEvents}
      isRangeLocal
      rows={rows}
      search={search}
      onSearchChange={onSearchChange}
      options={options}
      empty={{
        title: 'No events yet',
        description: 'Events appear here when something an endpoint subscribes to happens.',
        action: onAddEndpoint && { label: 'Add endpoint', onPress: onAddEndpoint },
      }}
      nothingFound="No events match these filters"
    />
  )
}

function firstObject({ related_object_ids }: WebhookEvent) {
  const [first] = related_object_ids ?? []
  return first === undefined ? null : (
    <ObjectLink id={first} beside={related_object_ids}>
      {objectText(first)}
    </ObjectLink>
  )
}
