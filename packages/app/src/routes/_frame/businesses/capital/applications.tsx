import type { ApplicationRow } from '@partner-dashboard/client'
import { NameCell } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { applications, decidedApplications } from '../../../../lists/capital'
import { ListPanel } from '../../../../lists/ListPanel'
import { panelState, rowsOf, useClosePanel } from '../../../../lists/panels'
import { prefetchList } from '../../../../lists/prefetchList'
import { useFillAction } from '../../../../lists/useFillAction'
import { type ListPageProps, useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { AppLink } from '../../../../shell/links'
import { applicationColumns } from '../../../../views/applicationList'
import { industryOptions } from '../../../../views/industries'
import { ApplicationPanel } from '../-pieces/capital/ApplicationPanel'

export const Route = createFileRoute('/_frame/businesses/capital/applications')({
  staticData: { crumb: 'Applications' },
  validateSearch: applications.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, deps }) =>
    prefetchList(context, context.flag('pd_application_statuses') ? applications : decidedApplications, deps),
  component: function Applications() {
    const { flag } = Route.useRouteContext()
    return <ApplicationsList {...useListPage(Route)} hasAllStatuses={flag('pd_application_statuses')} />
  },
})

interface ApplicationsListProps extends ListPageProps<typeof applications> {
  /** Flag `pd_application_statuses`. */
  hasAllStatuses: boolean
}

const rowId = (row: ApplicationRow) => row.id

function ApplicationsList({ api, search, onSearchChange, hasAllStatuses }: ApplicationsListProps) {
  const list = hasAllStatuses ? applications : decidedApplications
  const action = useFillAction(api, { label: 'View offers', to: '/businesses/capital/offers' })
  const rows = useQuery(list.rows(api, search))
  const count = useQuery(list.count(api, search))
  const onClose = useClosePanel('application')
  const columns = useMemo(() => applicationColumns(BusinessName, hasAllStatuses), [hasAllStatuses])
  return (
    <>
      <ListPanel
        label="Applications"
        columns={columns}
        getRowId={rowId}
        api={api}
        list={list}
        rows={rows}
        count={count}
        search={search}
        onSearchChange={onSearchChange}
        csv={list.csv(search)}
        options={industryOptions}
        empty={{
          title: 'No applications yet',
          description: 'An application appears here when a business applies for an offer.',
          action,
        }}
        nothingFound="No applications match these filters"
      />
      <ApplicationPanel
        api={api}
        id={search.application}
        rows={rowsOf(rows)}
        hasAllStatuses={hasAllStatuses}
        onClose={onClose}
      />
    </>
  )
}

const BusinessName = (row: ApplicationRow) => (
  <NameCell note={row.external_id}>
    <AppLink to="." search={(old) => ({ ...old, application: row.id })} state={panelState} tone="plain">
      {row.business_name || '(Not available)'}
    </AppLink>
  </NameCell>
)
