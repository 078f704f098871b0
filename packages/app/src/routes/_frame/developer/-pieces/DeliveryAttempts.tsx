import type { DeliveryAttempt, DeliveryAttemptPage } from '@partner-dashboard/client'
import {
  CodeBlock,
  DescriptionList,
  Disclosure,
  EmptyState,
  ErrorState,
  Section,
  Skeleton,
  Stack,
  StatusPill,
} from '@partner-dashboard/ui'
import { formatDate, formatPathTail } from '@partner-dashboard/ui/format'
import { Pager } from '@partner-dashboard/ui/table'
import type { UseQueryResult } from '@tanstack/react-query'
import { duration } from '../../../../views/developer'
import { look, nameOf } from '../../../../views/look'
import { moment } from '../../../../views/moment'
import { deliveryStatus } from '../../../../views/vocabulary'
import { whyFailed } from '../../../../views/webhooks'
import { triggers } from './triggers'
import { useWhenChanged } from './useWhenChanged'

interface DeliveryAttemptsProps {
  list: UseQueryResult<DeliveryAttemptPage>
  /** State of the event; a change means there's a new attempt. */
  eventState: string
  lastAttemptAt: string | null
  /** Called if the list has a later attempt than the event, which is requested separately. */
  onLaterAttempt: () => void
  onCursorChange: (cursor: string) => void
}

/** Delivery attempts of an event, most recent first, with request and response. */
export function DeliveryAttempts({
  list,
  eventState,
  lastAttemptAt,
  onLaterAttempt,
  onCursorChange,
}: DeliveryAttemptsProps) {
  useWhenChanged(eventState, () => void list.refetch())
  const latest = list.data?.results[0]?.attempted_at ?? ''
  useWhenChanged(latest, () => {
    if (latest > (lastAttemptAt ?? '')) onLaterAttempt()
  })
  return (
    <Section title="Attempts">
      {list.isLoadingError ? (
        <ErrorState onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <Skeleton lines={4} />
      ) : list.data.results.length === 0 ? (
        <EmptyState title="No attempts yet" />
      ) : (
        <>
          <div>
            {list.data.results.map((attempt, index) => (
              <Attempt key={attempt.id} attempt={attempt} isFirst={index === 0} />
            ))}
          </div>
          <Pager
            start={list.data.start + 1}
            pageRows={list.data.results.length}
            onPrevious={pageOf(list.data.previous, onCursorChange)}
            onNext={pageOf(list.data.next, onCursorChange)}
          />
        </>
      )}
    </Section>
  )
}

const pageOf = (cursor: string | null, go: (cursor: string) => void) => (cursor === null ? undefined : () => go(cursor))

function Attempt({ attempt, isFirst }: { attempt: DeliveryAttempt; isFirst: boolean }) {
  const { url, status, attempted_at, duration_ms, response_status_code, response_body, trigger } = attempt
  const why = whyFailed(attempt)
  const headers = Object.entries(attempt.request_headers ?? {}).map(([name, value]) => `${name}: ${String(value)}`)
  return (
    <Disclosure
      title={`${formatDate(attempted_at, { withTime: true })}, ${formatPathTail(url)}`}
      note={
        <StatusPill
          {...look(deliveryStatus, status)}
          {...(response_status_code !== null && {
            label: `${look(deliveryStatus, status).label} ${response_status_code}`,
          })}
        />
      }
      defaultExpanded={isFirst}
    >
      <Stack>
        <DescriptionList
          items={[
            { label: 'Endpoint', value: url },
            { label: 'Duration', value: duration(duration_ms) },
            { label: 'Sent', value: nameOf(triggers, trigger) },
            ...(why === undefined ? [] : [{ label: 'Failure reason', value: why }]),
            ...(attempt.next_attempt_at === null
              ? []
              : [{ label: 'Next attempt', value: moment(attempt.next_attempt_at) }]),
          ]}
        />
        <CodeBlock
          label="Request (signature hidden, body shown below)"
          code={[`POST ${url}`, ...headers].join('\n')}
          defaultWrapped
        />
        <CodeBlock
          label={response_status_code === null ? 'Response' : `Response, status ${response_status_code}`}
          code={response_body ?? ''}
          emptyText={response_status_code === null ? 'No response' : 'Empty response body'}
          defaultWrapped
        />
      </Stack>
    </Disclosure>
  )
}
