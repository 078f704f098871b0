import { ErrorState, NameCell, Page, PageHead, Skeleton, StatusPill } from '@partner-dashboard/ui'
import { DataTable, defineColumns } from '@partner-dashboard/ui/table'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../router/scoped'
import { AppLink } from '../../../shell/links'
import { loadFailure } from '../../../views/loadFailure'
import { type SettingsLine, useSettingsOverview } from './-pieces/settingsOverview'

export const Route = createFileRoute('/_frame/settings/')({
  loaderDeps: ({ search }) => scopedDeps(search),
  component: SettingsPage,
})

const columns = defineColumns<SettingsLine>([
  {
    id: 'name',
    header: 'Setting',
    isRowHeader: true,
    minWidth: 260,
    cell: ({ to, name, note }) => (
      <NameCell note={note}>
        <AppLink to={to} tone="plain">
          {name}
        </AppLink>
      </NameCell>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    isStatus: true,
    width: 144,
    cell: ({ state }) => (state ? <StatusPill {...state} /> : <Skeleton lines={1} />),
  },
  {
    id: 'summary',
    header: 'Details',
    width: 360,
    cell: ({ state, summary }) => (state ? summary : <Skeleton lines={1} />),
  },
])

const rowId = ({ to }: SettingsLine) => to

function SettingsPage() {
  const { api } = Route.useRouteContext()
  const { lines, failure } = useSettingsOverview(api)
  const left = lines.filter(({ state }) => state?.label === 'To do').length
  const isKnown = lines.every(({ state, isFailed }) => state !== undefined && !isFailed)
  return (
    <Page>
      <PageHead
        title="Settings"
        description={
          !isKnown
            ? 'Manage your account and integrations.'
            : left === 0
              ? 'All settings are complete.'
              : `${left} ${left === 1 ? 'setting' : 'settings'} to complete.`
        }
      />
      {failure && (
        <ErrorState title="We couldn't load these settings." {...loadFailure(failure.error)} onRetry={failure.retry} />
      )}
      <DataTable label="Settings" columns={columns} rows={lines} getRowId={rowId} />
    </Page>
  )
}
