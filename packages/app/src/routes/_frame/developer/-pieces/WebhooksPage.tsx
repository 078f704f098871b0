import { webhookEndpointList } from '@partner-dashboard/client'
import { Button, Page, PageHead, Tabs } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import type { webhookEvents } from '../../../../lists/developer'
import type { ListPageProps } from '../../../../lists/useListPage'
import { useWhyNot } from '../../../../session/useWhyNot'
import { EndpointForm } from './EndpointForm'
import { EndpointList } from './EndpointList'
import { RecoverDialog } from './RecoverDialog'
import { VerifySnippets } from './VerifySnippets'
import { WebhookEventList } from './WebhookEventList'

interface WebhooksPageProps extends ListPageProps<typeof webhookEvents> {
  /** Opens a test event that was sent. */
  onEventSent: (eventId: string) => void
}

const closed = { panel: undefined, endpoint: undefined, since: undefined, total: undefined }

/** The events, the endpoints that are told of them, and how these know that it was us. */
export function WebhooksPage({ api, search, onSearchChange, onEventSent }: WebhooksPageProps) {
  const endpoints = useQuery(webhookEndpointList(api))
  const whyNot = useWhyNot(api, 'manage_developer')
  const { panel, tab = 'events' } = search
  const endpoint = endpoints.data?.find(({ id }) => id === search.endpoint)
  return (
    <Page>
      <PageHead
        title="Webhook events"
        description={whyNot ?? 'What your endpoints are told, and how each delivery went.'}
        actions={
          <Button
            variant="primary"
            isDisabled={whyNot !== undefined}
            onPress={() => onSearchChange({ ...closed, tab: 'endpoints', panel: 'create' })}
          >
            Add endpoint
          </Button>
        }
      />
      <Tabs
        label="Webhooks"
        value={tab}
        onChange={(next) =>
          onSearchChange({ ...closed, tab: next === 'endpoints' || next === 'verify' ? next : undefined })
        }
        tabs={[
          {
            id: 'events',
            label: 'Events',
            content: <WebhookEventList api={api} search={search} onSearchChange={onSearchChange} />,
          },
          {
            id: 'endpoints',
            label: 'Endpoints',
            count: endpoints.data?.length,
            content: (
              <EndpointList
                api={api}
                endpoints={endpoints}
                whyNot={whyNot}
                onCreate={() => onSearchChange({ ...closed, panel: 'create' })}
                onEdit={({ id }) => onSearchChange({ ...closed, panel: 'edit', endpoint: id })}
                onRecover={({ id }) => onSearchChange({ ...closed, panel: 'recover', endpoint: id })}
                onEventSent={onEventSent}
              />
            ),
          },
          { id: 'verify', label: 'Verify signatures', content: <VerifySnippets /> },
        ]}
      />
      {(panel === 'create' || (panel === 'edit' && endpoint)) && (
        <EndpointForm
          key={endpoint?.id ?? 'new'}
          api={api}
          endpoint={panel === 'edit' ? endpoint : undefined}
          onClose={() => onSearchChange(closed, { replace: true })}
        />
      )}
      {panel === 'recover' && endpoint && (
        <RecoverDialog
          api={api}
          endpoint={endpoint}
          since={search.since}
          total={Number(search.total) || undefined}
          onChange={(change) => onSearchChange(change, { replace: true })}
          onClose={() => onSearchChange(closed, { replace: true })}
        />
      )}
    </Page>
  )
}
