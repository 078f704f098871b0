import { type Api, type ChatChannel, deleteChatChannel, sendChatTest } from '@partner-dashboard/client'
import {
  Button,
  Card,
  ConfirmDialog,
  DescriptionList,
  Link,
  Note,
  Notice,
  StatusPill,
  showToast,
} from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isHandled } from '../../../../drafts/useSettingsForm'
import { useWhyNot } from '../../../../session/useWhyNot'
import { type Look, look } from '../../../../views/look'
import { refusals } from '../../../../views/refusals'

const statuses = {
  enabled: { tone: 'positive', label: 'Connected' },
  disabled: { tone: 'negative', label: 'Disabled' },
} satisfies Record<ChatChannel['status'], Look>

interface ChannelCardProps {
  api: Api
  channel: ChatChannel
  isDisabled: boolean
}

/** Chat channel with its last result, a test message and a remove button. */
export function ChannelCard({ api, channel, isDisabled }: ChannelCardProps) {
  const { id, team_name, channel: name, configuration_url, status, last_posted_at, last_error, created_at } = channel
  const [isAsking, setAsking] = useState(false)
  const whyNotSend = useWhyNot(api, 'send_events')
  const test = useMutation({ ...sendChatTest(api), meta: { isHandled } })
  const remove = useMutation({ ...deleteChatChannel(api), meta: { isHandled } })
  const refusal = (error: unknown) => (isHandled(error) ? Object.values(refusals(error, [])).join(' ') : undefined)
  const testRefusal = refusal(test.error)
  return (
    <Card title={`${name}, ${team_name}`} status={<StatusPill {...look(statuses, status)} />}>
      <DescriptionList
        items={[
          { label: 'Connected', value: formatDate(created_at, { withTime: true }) },
          { label: 'Last message', value: formatDate(last_posted_at, { withTime: true }) || 'None yet' },
          ...(last_error === null ? [] : [{ label: 'Last failure', value: last_error }]),
          ...(configuration_url === null
            ? []
            : [{ label: 'Chat service', value: <Link href={configuration_url}>Open</Link> }]),
        ]}
      />
      {testRefusal !== undefined && (
        <Notice tone="negative" role="alert">{`The test message wasn't delivered. ${testRefusal}`}</Notice>
      )}
      <div>
        <Button
          isDisabled={whyNotSend !== undefined}
          isPending={test.isPending}
          onPress={() =>
            test.mutate(
              { id },
              { onSuccess: () => showToast({ text: `Test message sent to ${name}`, tone: 'positive' }) },
            )
          }
        >
          Send test message
        </Button>{' '}
        <Button variant="quiet" isDisabled={isDisabled} onPress={() => setAsking(true)}>
          Remove
        </Button>
        {whyNotSend !== undefined && <Note>{whyNotSend}</Note>}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Remove ${name}?`}
        effect="Notifications stop posting to this channel. You can connect it again later."
        confirmLabel="Remove channel"
        tone="danger"
        isPending={remove.isPending}
        errorMessage={remove.error ? refusal(remove.error) : undefined}
        onConfirm={() => remove.mutate({ id }, { onSuccess: () => setAsking(false) })}
      />
    </Card>
  )
}
