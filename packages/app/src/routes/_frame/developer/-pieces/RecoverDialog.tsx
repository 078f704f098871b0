import { type Api, recoverableCount, recoverDeliveries, type WebhookEndpoint } from '@partner-dashboard/client'
import { Button, DateField, Dialog, ErrorState, Note, RadioGroupField, Skeleton, Stack } from '@partner-dashboard/ui'
import { formatDate, formatNumber } from '@partner-dashboard/ui/format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refusals, shownInPlace } from '../../../../views/refusals'
import { RecoverProgress } from './RecoverProgress'

interface RecoverDialogProps {
  api: Api
  endpoint: WebhookEndpoint
  /** From the URL, so a reload restores it. */
  since: string | undefined
  /** Number of events being recovered. */
  total: number | undefined
  onChange: (change: { since?: string; total?: string }) => void
  onClose: () => void
}

const hour = 3_600_000
// The server's limit is the start of the day 30 days ago; one minute less leaves time to decide.
const presets = { hour, day: 24 * hour, week: 7 * 24 * hour, month: 30 * 24 * hour - 60_000 }
type Choice = keyof typeof presets | 'other'

const options = [
  { value: 'hour', label: 'Past hour' },
  { value: 'day', label: 'Past 24 hours' },
  { value: 'week', label: 'Past 7 days' },
  { value: 'month', label: 'Past 30 days' },
  { value: 'other', label: 'Since a date' },
] as const

const tooOld = (chosen: string) =>
  chosen < new Date(Date.now() - 30 * 24 * hour).toISOString().slice(0, 10)
    ? 'Choose a date in the past 30 days.'
    : undefined

/** Resends events that an endpoint missed: shows the count first, then the progress. */
export function RecoverDialog({ api, endpoint, since, total, onChange, onClose }: RecoverDialogProps) {
  const [choice, setChoice] = useState<Choice | ''>('')
  const [day, setDay] = useState('')
  const recovery = useQuery(recoverableCount(api, { id: endpoint.id, since: since ?? '' }))
  const recover = useMutation({ ...recoverDeliveries(api), meta: shownInPlace })
  const refused = refusals(recover.error, [])['']
  const count = recovery.data?.failed_count

  const choose = (next: Choice) => {
    setChoice(next)
    onChange({ since: next === 'other' ? undefined : new Date(Date.now() - presets[next]).toISOString() })
  }
  const chooseDay = (next: string) => {
    setDay(next)
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(next)
    onChange({ since: isDay && tooOld(next) === undefined ? `${next}T00:00:00Z` : undefined })
  }
  const start = () => {
    if (since === undefined) return
    recover.mutate(
      { id: endpoint.id, since },
      { onSuccess: ({ recovered_count }) => onChange({ since, total: String(recovered_count) }) },
    )
  }

  if (total !== undefined && since !== undefined) {
    return (
      <Dialog
        isOpen
        onOpenChange={onClose}
        title="Recovering failed events"
        description={endpoint.url}
        size="small"
        footer={<Button onPress={onClose}>Close</Button>}
      >
        <RecoverProgress
          recovery={recovery.data}
          total={total}
          onRetry={recovery.isError ? () => void recovery.refetch() : undefined}
        />
      </Dialog>
    )
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Recover failed events"
      description={`Resends all events that ${endpoint.url} hasn't received.`}
      size="small"
      isBusy={recover.isPending}
      footer={
        <>
          <Button variant="primary" isDisabled={!count} isPending={recover.isPending} onPress={start}>
            {count ? `Resend ${formatNumber(count)} ${count === 1 ? 'event' : 'events'}` : 'Resend events'}
          </Button>
          <Button variant="quiet" isDisabled={recover.isPending} onPress={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <Stack>
        <RadioGroupField label="Period" value={choice} options={options} onChange={choose} />
        {choice === 'other' && (
          <DateField
            label="Date"
            description="UTC, up to 30 days ago"
            value={day}
            onChange={chooseDay}
            dateRule="past"
            validate={tooOld}
          />
        )}
        {since !== undefined && recovery.isPending && <Skeleton lines={1} />}
        {recovery.isError && (
          <ErrorState title={refusals(recovery.error, [])['']} onRetry={() => void recovery.refetch()} />
        )}
        {since !== undefined && count !== undefined && (
          <p role="status">
            {count === 0
              ? `No failed events since ${formatDate(since, { withTime: true })}.`
              : `${formatNumber(count)} ${count === 1 ? 'event has' : 'events have'} not been delivered since ${formatDate(since, { withTime: true })}.`}
          </p>
        )}
        {refused !== undefined && (
          <Note tone="negative" role="alert">
            {refused}
          </Note>
        )}
      </Stack>
    </Dialog>
  )
}
