import {
  type AuditEvent,
  auditEventList,
  downloadAuditEvents,
  organizationUserList,
  partnerUserList,
} from '@partner-dashboard/client'
import { Button, Page, PageHead, saveFile } from '@partner-dashboard/ui'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AddressedList } from '../../../lists/AddressedList'
import { panelState, useClosePanel } from '../../../lists/panels'
import { auditEvents } from '../../../lists/settings'
import { useListPage } from '../../../lists/useListPage'
import { scopedDeps } from '../../../router/scoped'
import { AppLink } from '../../../shell/links'
import { auditColumns, eventName } from '../../../views/audit'
import { auditActions } from '../../../views/auditActions'
import { optionsOf } from '../../../views/look'
import { userName } from '../../../views/users'
import { AuditEventPanel } from './-pieces/AuditEventPanel'

export const Route = createFileRoute('/_frame/settings/audit-log')({
  validateSearch: auditEvents.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps }) => {
    if (hasScope) void queryClient.prefetchQuery(auditEventList(api, auditEvents.query(deps)))
  },
  staticData: { crumb: 'Audit log' },
  component: AuditLogPage,
})

const columns = auditColumns((event) => (
  <AppLink to="/settings/audit-log" search={(old) => ({ ...old, event: event.id })} state={panelState} tone="plain">
    {eventName(event)}
  </AppLink>
))
const actions = optionsOf(auditActions)
const rowId = (event: AuditEvent) => event.id

function AuditLogPage() {
  const { api, search, onSearchChange } = useListPage(Route)
  const rows = useQuery({ ...auditEventList(api, auditEvents.query(search)), placeholderData: keepPreviousData })
  const onClose = useClosePanel('event')
  const people = usePeople(rows.data?.results ?? [])
  const download = useMutation({ ...downloadAuditEvents(api), onSuccess: saveFile })
  return (
    <Page>
      <PageHead
        title="Audit log"
        description={
          api.scope.partnerId === null
            ? "Changes to the organization's settings and sign-ins of its users."
            : 'Changes and sign-ins in production and sandbox.'
        }
      />
      <AddressedList
        label="Events"
        columns={columns}
        getRowId={rowId}
        list={auditEvents}
        rows={rows}
        search={search}
        onSearchChange={(change, options) => onSearchChange({ ...change, event: undefined }, options)}
        options={{ action: actions, actor_id: people }}
        tools={
          <Button
            isDisabled={rows.data?.results?.length === 0}
            isPending={download.isPending}
            onPress={() => download.mutate(auditEvents.filter(search))}
          >
            Download CSV
          </Button>
        }
        empty={{ title: 'No events yet', description: 'Changes and sign-ins appear here.' }}
        nothingFound="No events match these filters"
      />
      <AuditEventPanel event={rows.data?.results?.find(({ id }) => id === search.event)} onClose={onClose} />
    </Page>
  )
}

/** Users to filter by: all current ones, and others on this page of the log. */
function usePeople(events: readonly AuditEvent[]) {
  const { api } = Route.useRouteContext()
  const ofOrganization = api.scope.partnerId === null
  const theirs = useQuery({ ...organizationUserList(api), enabled: ofOrganization }).data
  const partners = useQuery({ ...partnerUserList(api), enabled: !ofOrganization }).data
  const names = new Map([
    ...(theirs ?? partners ?? []).map((user) => [user.id, userName(user)] as const),
    ...events.map(({ actor_id, actor_name }) => [actor_id, actor_name] as const),
  ])
  return Array.from(names, ([value, label]) => ({ value, label }))
}
