import { type Api, type ApplicationRow, applicationCount, applicationList } from '@partner-dashboard/client'
import { NameCell } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ListPanel } from '../../../../../lists/ListPanel'
import { AppLink } from '../../../../../shell/links'
import { applicationColumns, applicationFilters } from '../../../../../views/applicationList'
import { withCapitalFilters } from '../../../../../views/capitalFilters'
import { applicationFilterOf, applicationQueryOf } from './applicationsQueries'
import type { ApplicationsSearch } from './applicationsSearch'

interface ApplicationsListProps {
  api: Api
  search: ApplicationsSearch
  onSearchChange: (change: object, options?: { replace?: boolean }) => void
  /** Whether the further status words are shown (flag `pd_application_statuses`). */
  hasAllStatuses: boolean
}

const rowId = (row: ApplicationRow) => row.id

export function ApplicationsList({ api, search, onSearchChange, hasAllStatuses }: ApplicationsListProps) {
  const filter = applicationFilterOf(search, hasAllStatuses)
  const shown: ApplicationsSearch = { ...search, status: filter.status?.length ? filter.status : undefined }
  const list = useQuery({
    ...applicationList(api, applicationQueryOf(search, hasAllStatuses)),
    placeholderData: keepPreviousData,
  })
  const count = useQuery({ ...applicationCount(api, filter), placeholderData: keepPreviousData })
  const columns = useMemo(() => applicationColumns(BusinessName, hasAllStatuses), [hasAllStatuses])
  return (
    <ListPanel
      label="Applications"
      columns={columns}
      getRowId={rowId}
      api={api}
      list={list}
      count={count}
      search={shown}
      onSearchChange={onSearchChange}
      viewsOf="applications"
      csv={{ kind: 'applications', ...filter }}
      defaultSort="-created_at"
      searchPlaceholder="Business or ID"
      filters={withCapitalFilters(applicationFilters(hasAllStatuses, search), search)}
      rangeLabel="Begun"
      empty={{
        title: 'No applications yet',
        description: 'An application appears here when a business applies for an offer.',
      }}
      nothingFound="No application matches"
    />
  )
}

const BusinessName = (row: ApplicationRow) => (
  <NameCell note={row.external_id}>
    <AppLink to="/businesses/$businessId/capital/applications" params={{ businessId: row.business_id }} tone="plain">
      {row.business_name || '(Not available)'}
    </AppLink>
  </NameCell>
)
