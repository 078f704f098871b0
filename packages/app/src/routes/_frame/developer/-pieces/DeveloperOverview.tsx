import {
  type Api,
  apiErrorGroupList,
  type CrmIntegration,
  crmIntegration,
  type ErrorGroup,
  type WebhookEndpoint,
  webhookEndpointList,
} from '@partner-dashboard/client'
import {
  ButtonLink,
  CopyableText,
  DescriptionList,
  Page,
  PageHead,
  Section,
  Skeleton,
  StatTileLink,
  StatTiles,
} from '@partner-dashboard/ui'
import { formatDate, formatNumber } from '@partner-dashboard/ui/format'
import { DataTable } from '@partner-dashboard/ui/table'
import { useQuery } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import { AppButtonLink } from '../../../../shell/links'
import { crmStatus, crmVendors } from '../../../../views/crm'
import { look, nameOf } from '../../../../views/look'
import { ApiKeys } from './ApiKeys'
import { errorGroupColumns, errorGroupId } from './ErrorGroupList'
import { endpointColumns } from './endpointColumns'
import { pastWeek } from './overviewQueries'

const AppStatTileLink = createLink(StatTileLink)

interface DeveloperOverviewProps {
  api: Api
  /** Origin of the public API. */
  origin: string
  hasApiKeys: boolean
}

export function DeveloperOverview({ api, origin, hasApiKeys }: DeveloperOverviewProps) {
  const errors = useQuery(apiErrorGroupList(api, pastWeek()))
  const crm = useQuery(crmIntegration(api))
  const endpoints = useQuery(webhookEndpointList(api))
  return (
    <Page>
      <PageHead
        title="Developer"
        description="Monitor API requests, CRM syncs and webhook deliveries."
        actions={
          <ButtonLink href="/docs/api/" target="_blank" rel="noreferrer">
            API reference
          </ButtonLink>
        }
      />
      <StatTiles>
        <AppStatTileLink
          to="/developer/api-logs"
          search={failed(errors.data) > 0 ? { tab: 'errors', range: 'past_week' } : {}}
          label="API logs"
          isLoading={errors.isPending}
          value={errors.data ? `${formatNumber(failed(errors.data))} failed` : 'View requests'}
          comparison={{ change: 'in the past week', direction: 'same', period: '' }}
        />
        <AppStatTileLink
          to="/developer/crm-events"
          label="CRM events"
          isLoading={crm.isPending}
          value={crm.data ? look(crmStatus, crm.data.status).label : 'View events'}
          comparison={{ change: crmFact(crm.data), direction: 'same', period: '' }}
        />
        <AppStatTileLink
          to="/developer/webhook-events"
          search={{ tab: 'endpoints' }}
          label="Webhook events"
          isLoading={endpoints.isPending}
          value={endpoints.data ? endpointWords(endpoints.data) : 'View events'}
          comparison={{ change: endpointFact(endpoints.data ?? []), direction: 'same', period: '' }}
        />
      </StatTiles>
      <DescriptionList
        items={[{ label: 'Base URL', value: <CopyableText label="Base URL" text={`${origin}/api/v1`} /> }]}
      />
      {hasApiKeys && <ApiKeys api={api} />}
      {errors.isPending || endpoints.isPending ? (
        <Skeleton lines={8} />
      ) : (
        <>
          <RecentErrors groups={errors.data ?? []} />
          <Endpoints endpoints={endpoints.data ?? []} />
        </>
      )}
    </Page>
  )
}

const maxShown = 5
const errorColumns = errorGroupColumns({ range: 'past_week' })

/** Without errors, the tile says so. */
function RecentErrors({ groups }: { groups: readonly ErrorGroup[] }) {
  if (groups.length === 0) return null
  return (
    <Section
      title="Failed API requests"
      description="Most frequent errors of the past week."
      actions={
        <AppButtonLink to="/developer/api-logs" search={{ tab: 'errors', range: 'past_week' }}>
          View all errors
        </AppButtonLink>
      }
    >
      <DataTable
        label="Failed API requests"
        columns={errorColumns}
        rows={groups.slice(0, maxShown)}
        getRowId={errorGroupId}
      />
    </Section>
  )
}

const overviewColumns = endpointColumns.filter(({ id }) => ['url', 'status', 'health', 'stats'].includes(id))
const endpointId = ({ id }: WebhookEndpoint) => id

/** Without endpoints, the tile says so. */
function Endpoints({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) {
  if (endpoints.length === 0) return null
  const unhealthyFirst = endpoints.toSorted((one, other) => Number(isUnhealthy(other)) - Number(isUnhealthy(one)))
  return (
    <Section
      title="Endpoints"
      actions={
        <AppButtonLink to="/developer/webhook-events" search={{ tab: 'endpoints' }}>
          View endpoints
        </AppButtonLink>
      }
    >
      <DataTable
        label="Endpoints"
        columns={overviewColumns}
        rows={unhealthyFirst.slice(0, maxShown)}
        getRowId={endpointId}
      />
    </Section>
  )
}

const failed = (groups: readonly ErrorGroup[] = []) => groups.reduce((sum, { count }) => sum + count, 0)

function crmFact(integration: CrmIntegration | undefined): string {
  if (!integration?.vendor) return 'Connect a CRM to sync contacts'
  const { vendor, last_synced_at } = integration
  const name = nameOf(crmVendors, vendor)
  return last_synced_at ? `${name}, last run ${formatDate(last_synced_at)}` : name
}

const isUnhealthy = ({ status, health }: WebhookEndpoint) => status === 'enabled' && health === 'unhealthy'

function endpointWords(endpoints: readonly WebhookEndpoint[]): string {
  if (endpoints.length === 0) return 'No endpoints'
  const unhealthy = endpoints.filter(isUnhealthy).length
  return unhealthy > 0 ? `${unhealthy} unhealthy` : 'Healthy'
}

const endpointFact = (endpoints: readonly WebhookEndpoint[]): string =>
  endpoints.length === 0
    ? 'Add one to get notified of events'
    : `of ${endpoints.length} ${endpoints.length === 1 ? 'endpoint' : 'endpoints'}`
