import { type Api, type ApplicationRow, applicationList, businessApplicationList } from '@partner-dashboard/client'
import { Stack } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { AppButtonLink } from '../../../../../shell/links'
import { ApplicationCard } from '../detail/ApplicationCard'
import { RowPanel } from './RowPanel'

interface ApplicationPanelProps {
  api: Api
  id: string | undefined
  /** Rows of the current page, which usually contain it. */
  rows: readonly ApplicationRow[] | undefined
  hasAllStatuses: boolean
  onClose: () => void
}

export function ApplicationPanel({ api, id, rows, hasAllStatuses, onClose }: ApplicationPanelProps) {
  const listed = rows?.find((row) => row.id === id)
  const isElsewhere = id !== undefined && rows !== undefined && !listed
  const search = useQuery({ ...applicationList(api, { search: id }), enabled: isElsewhere })
  const row = listed ?? (isElsewhere ? search.data?.results.find((one) => one.id === id) : undefined)
  const details = useQuery({
    ...businessApplicationList(api, row?.business_id ?? '', { offer_id: row?.offer_id ?? undefined }),
    enabled: row !== undefined,
  })
  const application = row && details.data?.results?.find((one) => one.id === id)
  return (
    <RowPanel
      isOpen={id !== undefined}
      onClose={onClose}
      title={row?.business_name || 'Application'}
      queries={[{ ...search, isLoading: search.isLoading || rows === undefined }, details]}
    >
      {application && (
        <Stack gap={6}>
          <ApplicationCard api={api} application={application} hasAllStatuses={hasAllStatuses} />
          <div>
            <AppButtonLink
              to="/businesses/$businessId/capital/overview"
              params={{ businessId: application.business_id }}
            >
              Open business
            </AppButtonLink>
          </div>
        </Stack>
      )}
    </RowPanel>
  )
}
