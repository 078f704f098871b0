import {
  type Api,
  apiErrorGroupList,
  type CrmIntegration,
  crmIntegration,
  type ErrorGroup,
  type WebhookEndpoint,
  webhookEndpointList,
} from '@partner-dashboard/client'
import { ButtonLink, Page, PageHead, StatTileLink, StatTiles } from '@partner-dashboard/ui'
import { formatDate, formatNumber } from '@partner-dashboard/ui/format'
import { useQuery } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import { crmStatus, crmVendors } from '../../../../views/crm'
import { look, nameOf } from '../../../../views/look'
import { ApiKeys } from './ApiKeys'
import { pastWeek } from './overviewQueries'

const AppStatTileLink = createLink(StatTileLink)

interface DeveloperOverviewProps {
  api: Api
  hasApiKeys: boolean
}

export function DeveloperOverview({ api, hasApiKeys }: DeveloperOverviewProps) {
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
      {hasApiKeys && <ApiKeys api={api} />}
    </Page>
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
