import { type Api, type CrmEvent, crmEventList } from '@partner-dashboard/client'
import { NameCell, Page, PageHead, Section, StatusPill } from '@partner-dashboard/ui'
import { defineColumns } from '@partner-dashboard/ui/table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AddressedList } from '../../../../lists/AddressedList'
import { AppLink } from '../../../../shell/links'
import { ObjectLink } from '../../../../shell/ObjectLink'
import { crmModes, crmVendors } from '../../../../views/crm'
import { deliveryOptions, deliveryStatus, objectWords } from '../../../../views/developer'
import { look, nameOf } from '../../../../views/look'
import { moment } from '../../../../views/moment'
import { CrmConnection } from './CrmConnection'
import { queryOf } from './crmQueries'
import type { CrmEventsSearch } from './crmSearch'

const columns = defineColumns<CrmEvent>([
  { id: 'event_type', header: 'Event', isRowHeader: true, minWidth: 220, cell: (row) => <EventLink row={row} /> },
  {
    id: 'status',
    header: 'Status',
    width: 112,
    cell: ({ status }) => <StatusPill {...look(deliveryStatus, status)} />,
  },
  { id: 'direction', header: 'Direction', width: 128, cell: ({ direction }) => nameOf(crmModes, direction) },
  {
    id: 'object_id',
    header: 'Object',
    width: 192,
    cell: ({ object_id }) => <ObjectLink id={object_id}>{objectWords(object_id)}</ObjectLink>,
  },
  { id: 'created_at', header: 'Time', width: 184, cell: ({ created_at }) => moment(created_at) },
  { id: 'attempts_count', header: 'Attempts', width: 96, align: 'end', cell: ({ attempts_count }) => attempts_count },
  {
    id: 'vendor',
    header: 'CRM',
    width: 152,
    isHiddenByDefault: true,
    cell: ({ vendor }) => nameOf(crmVendors, vendor),
  },
  {
    id: 'next_attempt_at',
    header: 'Next attempt',
    width: 184,
    isHiddenByDefault: true,
    cell: ({ next_attempt_at }) => moment(next_attempt_at),
  },
])

const filters = [
  { id: 'status', label: 'Status', options: deliveryOptions },
  {
    id: 'direction',
    label: 'Direction',
    options: Object.entries(crmModes).map(([value, label]) => ({ value, label })),
  },
]
const rowId = ({ id }: CrmEvent) => id

export interface CrmEventsPageProps {
  api: Api
  search: CrmEventsSearch
  /** Changes the address. */
  onSearchChange: (change: Partial<CrmEventsSearch>, options?: { replace?: boolean }) => void
}

/** The connection to the CRM, and what went through it. */
export function CrmEventsPage({ api, search, onSearchChange }: CrmEventsPageProps) {
  const list = useQuery({ ...crmEventList(api, queryOf(search)), placeholderData: keepPreviousData })
  return (
    <Page>
      <PageHead title="CRM events" description="Businesses, offers and products on their way to your CRM and back." />
      <CrmConnection
        api={api}
        isConnecting={search.panel === 'connect'}
        onConnectingChange={(isConnecting) => onSearchChange({ panel: isConnecting ? 'connect' : undefined })}
      />
      <Section title="Events">
        <AddressedList
          label="CRM events"
          columns={columns}
          getRowId={rowId}
          list={list}
          search={search}
          onSearchChange={onSearchChange}
          searchPlaceholder="Object ID"
          filters={filters}
          rangeLabel="Time"
          empty={{
            title: 'No events yet',
            description: 'An event appears here when something changes while a CRM is connected.',
          }}
          nothingFound="No event matches"
        />
      </Section>
    </Page>
  )
}

function EventLink({ row: { id, event_type, external_id } }: { row: CrmEvent }) {
  return (
    <NameCell note={external_id ?? ''}>
      <AppLink to="/developer/crm-events/$eventId" params={{ eventId: id }} tone="plain">
        {event_type}
      </AppLink>
    </NameCell>
  )
}
