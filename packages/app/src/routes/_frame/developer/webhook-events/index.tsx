import {
  sessionDetail,
  type WebhookEndpointWithSecret,
  webhookEndpointList,
  webhookEventList,
} from '@partner-dashboard/client'
import { Button, CodeBlock, Page, PageHead, Stack, Tabs } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { webhookEvents } from '../../../../lists/developer'
import { type ListPageProps, useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { useWhyNot } from '../../../../session/useWhyNot'
import { EndpointForm } from '../-pieces/EndpointForm'
import { EndpointList } from '../-pieces/EndpointList'
import { EndpointSecretDialog } from '../-pieces/EndpointSecretDialog'
import { RecoverDialog } from '../-pieces/RecoverDialog'
import { SecretGuard } from '../-pieces/SecretDialog'
import { snippets } from '../-pieces/snippets'
import { WebhookEventList } from '../-pieces/WebhookEventList'

export const Route = createFileRoute('/_frame/developer/webhook-events/')({
  validateSearch: webhookEvents.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope }, deps }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(sessionDetail(api))
    void queryClient.prefetchQuery(webhookEndpointList(api))
    void queryClient.prefetchQuery(webhookEventList(api, webhookEvents.query(deps)))
  },
  component: function WebhookEvents() {
    const navigate = Route.useNavigate()
    return (
      <WebhooksPage
        {...useListPage(Route)}
        onEventSent={(eventId) => void navigate({ to: '/developer/webhook-events/$eventId', params: { eventId } })}
      />
    )
  },
})

interface WebhooksPageProps extends ListPageProps<typeof webhookEvents> {
  /** Opens the sent test event. */
  onEventSent: (eventId: string) => void
}

const closed = { panel: undefined, endpoint: undefined, since: undefined, total: undefined }

function WebhooksPage({ api, search, onSearchChange, onEventSent }: WebhooksPageProps) {
  const endpoints = useQuery(webhookEndpointList(api))
  const whyNot = useWhyNot(api, 'manage_developer')
  const { panel, tab = 'events' } = search
  // Back closes a form or a tab, which must not close the secret.
  const [withSecret, setWithSecret] = useState<WebhookEndpointWithSecret>()
  const add = () => onSearchChange({ ...closed, tab: 'endpoints', panel: 'create' })
  const endpoint = endpoints.data?.find(({ id }) => id === search.endpoint)
  return (
    <Page>
      <PageHead
        title="Webhook events"
        description={whyNot ?? 'Track delivery of every webhook event.'}
        actions={
          <Button variant="primary" isDisabled={whyNot !== undefined} onPress={add}>
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
            content: (
              <WebhookEventList
                api={api}
                search={search}
                onSearchChange={onSearchChange}
                onAddEndpoint={endpoints.data?.length === 0 && whyNot === undefined ? add : undefined}
              />
            ),
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
                onRotated={setWithSecret}
              />
            ),
          },
          { id: 'verify', label: 'Verify signatures', content: <VerifySnippets /> },
        ]}
      />
      <SecretGuard secret="the signing secret" isShown={withSecret !== undefined} />
      {withSecret && (
        <EndpointSecretDialog
          created={withSecret}
          onClose={() => {
            setWithSecret(undefined)
            onSearchChange(closed, { replace: true })
          }}
        />
      )}
      {!withSecret && (panel === 'create' || (panel === 'edit' && endpoint)) && (
        <EndpointForm
          key={endpoint?.id ?? 'new'}
          api={api}
          endpoint={panel === 'edit' ? endpoint : undefined}
          onCreated={setWithSecret}
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

function VerifySnippets() {
  return (
    <Stack>
      <p>
        Every request is signed with the endpoint's secret (Standard Webhooks). Verify the signature before you read the
        body, and respond with 2XX as soon as you have stored the event. The same webhook-id can arrive twice.
      </p>
      <Tabs
        label="Language"
        tabs={snippets.map(({ id, label, code }) => ({
          id,
          label,
          content: <CodeBlock label={`Verify in ${label}`} code={code} />,
        }))}
      />
    </Stack>
  )
}
