import { type Api, crmIntegration, crmSync, disconnectCrm, setCrmSync, triggerCrmSync } from '@partner-dashboard/client'
import {
  Button,
  Card,
  ConfirmDialog,
  DescriptionList,
  ErrorState,
  Inline,
  Note,
  RadioGroupField,
  Skeleton,
  StatusPill,
} from '@partner-dashboard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWhyNot } from '../../../../session/useWhyNot'
import { crmStatus, crmVendors } from '../../../../views/crm'
import { look, nameOf } from '../../../../views/look'
import { moment } from '../../../../views/moment'
import { crmModes } from '../../../../views/vocabulary'
import { ConnectCrm } from './ConnectCrm'
import { CrmRun } from './CrmRun'

interface CrmConnectionProps {
  api: Api
  /** Whether the connect form is open. */
  isConnecting: boolean
  onConnectingChange: (isConnecting: boolean) => void
}

const modes = [
  {
    value: 'push',
    label: crmModes.push,
    description: 'Sends each change to the CRM as it happens. To send all businesses, select Sync now.',
  },
  {
    value: 'pull',
    label: crmModes.pull,
    description: 'Syncs all records with the CRM daily, or when you start a sync.',
  },
] as const

export function CrmConnection({ api, isConnecting, onConnectingChange }: CrmConnectionProps) {
  const integration = useQuery(crmIntegration(api))
  const sync = useQuery(crmSync(api))
  const whyNot = useWhyNot(api, 'manage_developer')
  const whyNotSend = useWhyNot(api, 'send_events')
  const mode = useMutation(setCrmSync(api))
  const run = useMutation(triggerCrmSync(api))
  const disconnect = useMutation(disconnectCrm(api))
  const [isAsking, setAsking] = useState(false)

  if (integration.isLoadingError) return <ErrorState onRetry={() => void integration.refetch()} />
  if (!integration.data) return <Skeleton lines={5} />
  const { vendor, status, sync_mode, connected_at, last_synced_at, next_sync_at } = integration.data
  const isConnected = vendor !== null && status !== 'disabled'
  const isRunning = sync.data?.status === 'syncing'

  return (
    <>
      <Card
        title={isConnected ? nameOf(crmVendors, vendor) : 'No CRM connected'}
        status={<StatusPill {...look(crmStatus, status)} />}
      >
        {isConnected && (
          <>
            {status === 'relink_needed' && (
              <p role="alert">The CRM rejected the access token. Reconnect it to resume syncing.</p>
            )}
            <DescriptionList
              items={[
                { label: 'Connected', value: moment(connected_at) },
                { label: 'Last run', value: moment(last_synced_at) ?? 'Never' },
                // Always listed, so the modes don't move when one is chosen.
                { label: 'Next run', value: moment(next_sync_at) ?? 'Not scheduled' },
              ]}
            />
            <RadioGroupField
              label="Mode"
              value={mode.isPending ? mode.variables.sync_mode : sync_mode}
              options={modes}
              onChange={(sync_mode) => mode.mutate({ sync_mode })}
              isDisabled={whyNot !== undefined || mode.isPending}
            />
            <CrmRun sync={sync.data} />
          </>
        )}
        <Inline>
          {isConnected && (
            <Button
              variant="primary"
              isDisabled={whyNotSend !== undefined || isRunning || status !== 'linked'}
              isPending={run.isPending}
              onPress={() => run.mutate(undefined)}
            >
              Sync now
            </Button>
          )}
          <Button
            variant={isConnected ? 'secondary' : 'primary'}
            isDisabled={whyNot !== undefined}
            onPress={() => onConnectingChange(true)}
          >
            {isConnected ? 'Connect another CRM' : 'Connect CRM'}
          </Button>
          {isConnected && (
            <Button variant="quiet" isDisabled={whyNot !== undefined} onPress={() => setAsking(true)}>
              Disconnect
            </Button>
          )}
        </Inline>
        {(whyNot ?? whyNotSend) !== undefined && <Note>{whyNot ?? whyNotSend}</Note>}
      </Card>
      <ConnectCrm api={api} isOpen={isConnecting} onOpenChange={onConnectingChange} />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Disconnect ${nameOf(crmVendors, vendor ?? '')}?`}
        effect="Pending events are cancelled. Existing records stay in the CRM."
        confirmLabel="Disconnect"
        tone="danger"
        isPending={disconnect.isPending}
        onConfirm={() => disconnect.mutate(undefined, { onSuccess: () => setAsking(false) })}
      />
    </>
  )
}
