import { type CrmEvent, crmEventList, crmIntegration, crmSync } from '@partner-dashboard/client'
import { NameCell, Page, PageHead, StatusPill, Tabs } from '@partner-dashboard/ui'
import { defineColumns } from '@partner-dashboard/ui/table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AddressedList } from '../../../../lists/AddressedList'
import { crmEvents } from '../../../../lists/developer'
import { type ListPageProps, useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { useWhyNot } from '../../../../session/useWhyNot'
import { AppLink } from '../../../../shell/links'
import { ObjectLink } from '../../../../shell/ObjectLink'
import { crmStatus, crmVendors } from '../../../../views/crm'
import { objectText } from '../../../../views/developer'
import { look, nameOf } from '../../../../views/look'
import { moment } from '../../../../views/moment'
import { crmModes, deliveryStatus } from '../../../../views/vocabulary'
import { CrmConnection } from '../-pieces/CrmConnection'

export const Route = createFileRoute('/_frame/developer/crm-events/')({
  validateSearch: crmEvents.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(crmIntegration(api))
    void queryClient.prefetchQuery(crmSync(api))
    void queryClient.prefetchQuery(crmEventList(api, crmEvents.query(deps)))
  },
  component: function CrmEvents() {
    return <CrmEventsPage {...useListPage(Route)} />
  },
})

const columns = defineColumns<CrmEvent>([
  { id: 'event_type', header: 'Event', isRowHeader: true, minWidth: 220, cell: (row) => <EventLink row={row} /> },
  {
    id: 'status',
    header: 'Status',
    isStatus: true,
    width: 112,
    cell: ({ status }) => <StatusPill {...look(deliveryStatus, status)} />,
  },
  { id: 'direction', header: 'Direction', width: 128, cell: ({ direction }) => nameOf(crmModes, direction) },
  {
    id: 'object_id',
    header: 'Object',
    width: 192,
    cell: ({ object_id }) => <ObjectLink id={object_id}>{objectText(object_id)}</ObjectLink>,
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

const rowId = ({ id }: CrmEvent) => id

function CrmEventsPage({ api, search, onSearchChange }: ListPageProps<typeof crmEvents>) {
  const rows = useQuery({ ...crmEventList(api, crmEvents.query(search)), placeholderData: keepPreviousData })
  const { data: crm } = useQuery(crmIntegration(api))
  const whyNot = useWhyNot(api, 'manage_developer')
  const isConnecting = search.panel === 'connect'
  const isConnected = !crm || (crm.vendor !== null && crm.status !== 'disabled')
  return (
    <Page>
      <PageHead
        title="CRM events"
        status={crm && <StatusPill {...look(crmStatus, crm.status)} />}
        description="Track the sync of businesses, offers and products with your CRM."
      />
      <Tabs
        label="CRM"
        value={isConnecting ? 'connection' : (search.tab ?? 'events')}
        onChange={(next) => onSearchChange({ tab: next === 'connection' ? 'connection' : undefined, panel: undefined })}
        tabs={[
          {
            id: 'events',
            label: 'Events',
            content: (
              <AddressedList
                label="CRM events"
                columns={columns}
                getRowId={rowId}
                list={crmEvents}
                isRangeLocal
                rows={rows}
                search={search}
                onSearchChange={onSearchChange}
                empty={{
                  title: 'No events yet',
                  description: 'Events appear here when data changes while a CRM is connected.',
                  action:
                    isConnected || whyNot !== undefined
                      ? undefined
                      : { label: 'Connect CRM', onPress: () => onSearchChange({ panel: 'connect' }) },
                }}
                nothingFound="No events match these filters"
              />
            ),
          },
          {
            id: 'connection',
            label: 'Connection',
            content: (
              <CrmConnection
                api={api}
                isConnecting={isConnecting}
                onConnectingChange={(isConnecting) =>
                  onSearchChange({ tab: 'connection', panel: isConnecting ? 'connect' : undefined })
                }
              />
            ),
          },
        ]}
      />
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
