import {
  type Api,
  connectMarketingIntegration,
  deleteMarketingIntegration,
  integrationToken,
  type MarketingIntegration,
  marketingIntegrationList,
} from '@partner-dashboard/client'
import {
  Button,
  ConfirmDialog,
  Dialog,
  ErrorState,
  Form,
  Inline,
  Note,
  RuledItem,
  RuledList,
  requiredProblem,
  Skeleton,
  StatusPill,
  showToast,
  TextField,
  useFormCheck,
} from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWhyNot } from '../../../../session/useWhyNot'
import { look } from '../../../../views/look'
import { refusals, shownInPlace } from '../../../../views/refusals'

type Vendor = MarketingIntegration['vendor']

const vendors = {
  mailchimp: 'Mailchimp',
  klaviyo: 'Klaviyo',
  hubspot: 'HubSpot',
  braze: 'Braze',
} satisfies Record<Vendor, string>

const states = {
  connected: { tone: 'positive', label: 'Connected' },
  error: { tone: 'negative', label: 'Failed' },
} as const

export function Integrations({ api }: { api: Api }) {
  const list = useQuery(marketingIntegrationList(api))
  const token = useQuery(integrationToken(api))
  const [connecting, setConnecting] = useState<Vendor>()
  const [removing, setRemoving] = useState<Vendor>()
  const whyNot = useWhyNot(api, 'manage_promotions')
  const remove = useMutation({
    ...deleteMarketingIntegration(api),
    onSuccess: () => {
      setRemoving(undefined)
      showToast({ text: 'Integration removed', tone: 'positive' })
    },
  })
  if (list.isLoadingError) return <ErrorState onRetry={() => void list.refetch()} />
  if (!list.data) return <Skeleton lines={8} />
  return (
    <>
      <RuledList>
        {Object.entries(vendors).map(([key, label]) => {
          const vendor = key as Vendor
          const integration = list.data.find((one) => one.vendor === vendor)
          return (
            <RuledItem
              key={vendor}
              title={
                <>
                  {label} {integration && <StatusPill {...look(states, integration.status)} />}
                </>
              }
              actions={
                <Inline>
                  <Button
                    size="small"
                    isDisabled={whyNot !== undefined}
                    aria-label={`${integration ? 'Replace API key for' : 'Connect'} ${label}`}
                    onPress={() => setConnecting(vendor)}
                  >
                    {integration ? 'Replace key' : 'Connect'}
                  </Button>
                  {integration && (
                    <Button
                      size="small"
                      variant="quiet"
                      isDisabled={whyNot !== undefined}
                      aria-label={`Remove ${label}`}
                      onPress={() => setRemoving(vendor)}
                    >
                      Remove
                    </Button>
                  )}
                </Inline>
              }
            >
              <Note>
                {integration
                  ? `Connected ${formatDate(integration.connected_at)}${integration.connected_by ? ` by ${integration.connected_by}` : ''}`
                  : 'Not connected'}
              </Note>
            </RuledItem>
          )
        })}
      </RuledList>
      <Note>
        {whyNot ??
          (token.data
            ? `Access token valid until ${formatDate(token.data.expires_at, { withTime: true })}, renewed automatically.`
            : '')}
      </Note>
      <Connect key={connecting} api={api} vendor={connecting} onClose={() => setConnecting(undefined)} />
      <ConfirmDialog
        isOpen={removing !== undefined}
        onOpenChange={() => setRemoving(undefined)}
        title={`Remove ${removing ? vendors[removing] : ''}?`}
        effect="Offers are no longer sent to this tool and its API key is deleted. You can connect it again later."
        confirmLabel="Remove"
        tone="danger"
        isPending={remove.isPending}
        onConfirm={() => removing && remove.mutate({ vendor: removing })}
      />
    </>
  )
}

function Connect({ api, vendor, onClose }: { api: Api; vendor: Vendor | undefined; onClose: () => void }) {
  const [key, setKey] = useState('')
  const connect = useMutation({
    ...connectMarketingIntegration(api),
    meta: shownInPlace,
    onSuccess: () => {
      onClose()
      showToast({ text: 'Connected', tone: 'positive' })
    },
  })
  const refused = refusals(connect.error, ['api_key'])
  const check = useFormCheck({
    api_key: requiredProblem(key) ?? (key.trim().length < 8 ? 'Must be at least 8 characters' : undefined),
  })
  return (
    <Dialog
      isOpen={vendor !== undefined}
      onOpenChange={onClose}
      title={`Connect ${vendor ? vendors[vendor] : ''}`}
      isBusy={connect.isPending}
      isKeptOnPressOutside={key !== ''}
    >
      <Form
        onSubmit={() => {
          if (check.passes() && vendor && !connect.isPending) connect.mutate({ vendor, api_key: key.trim() })
        }}
        refusal={refused['']}
        actions={
          <>
            <Button type="submit" variant="primary" isPending={connect.isPending}>
              Connect
            </Button>
            <Button variant="quiet" isDisabled={connect.isPending} onPress={onClose}>
              Cancel
            </Button>
          </>
        }
      >
        <TextField
          label="API key"
          autoFocus
          description="Stored encrypted and never shown again."
          autoComplete="off"
          value={key}
          onChange={setKey}
          errorMessage={check.problems.api_key ?? refused.api_key}
        />
      </Form>
    </Dialog>
  )
}
