import { type Api, type CrmAttempt, crmEventDetail, resendCrmEvent } from '@partner-dashboard/client'
import {
  Button,
  CopyableText,
  DescriptionList,
  Disclosure,
  EmptyState,
  JsonViewer,
  Note,
  Page,
  PageHead,
  Section,
  StatusPill,
} from '@partner-dashboard/ui'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../../router/scoped'
import { useWhyNot } from '../../../../session/useWhyNot'
import { crmVendors } from '../../../../views/crm'
import { duration } from '../../../../views/developer'
import { look, nameOf } from '../../../../views/look'
import { moment } from '../../../../views/moment'
import { refusals, shownInPlace } from '../../../../views/refusals'
import { crmModes, deliveryStatus } from '../../../../views/vocabulary'
import { whileOnItsWay } from '../-pieces/followed'
import { ObjectLinks } from '../-pieces/ObjectLinks'
import { triggers } from '../-pieces/triggers'

export const Route = createFileRoute('/_frame/developer/crm-events/$eventId')({
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: async ({ context: { api, queryClient, hasScope }, params }) => {
    if (!hasScope) return
    const { event } = await queryClient.ensureQueryData(crmEventDetail(api, params.eventId))
    return { crumb: event.event_type }
  },
  component: function CrmEvent() {
    return <CrmEventPage api={Route.useRouteContext().api} id={Route.useParams().eventId} />
  },
})

function CrmEventPage({ api, id }: { api: Api; id: string }) {
  const { data } = useSuspenseQuery({
    ...crmEventDetail(api, id),
    refetchInterval: ({ state }) => whileOnItsWay(state.data?.event),
  })
  const mayNot = useWhyNot(api, 'send_events')
  const resend = useMutation({ ...resendCrmEvent(api), meta: shownInPlace })
  const { event, payload, attempts } = data
  const whyNot = event.direction === 'pull' ? "This event came from the CRM, so you can't resend it." : mayNot
  const message = refusals(resend.error, [])[''] ?? whyNot
  return (
    <Page>
      <PageHead
        title={event.event_type}
        status={<StatusPill {...look(deliveryStatus, event.status)} />}
        meta={
          <>
            <CopyableText label="Event ID" text={event.id} />
            {event.external_id !== null && <CopyableText label="CRM ID" text={event.external_id} />}
          </>
        }
        figures={[
          { label: 'CRM', value: nameOf(crmVendors, event.vendor) },
          { label: 'Direction', value: nameOf(crmModes, event.direction) },
          { label: 'Time', value: moment(event.created_at) },
          { label: 'Next attempt', value: moment(event.next_attempt_at) ?? 'None' },
        ]}
        actions={
          <Button
            variant="primary"
            isDisabled={whyNot !== undefined}
            isPending={resend.isPending}
            onPress={() => resend.mutate({ event_id: event.id })}
          >
            Resend
          </Button>
        }
      />
      {message !== undefined && <Note role={resend.isError ? 'alert' : undefined}>{message}</Note>}
      <ObjectLinks ids={[event.object_id]} />
      <Section title="Attempts">
        {(attempts ?? []).length === 0 ? (
          <EmptyState title="No attempts yet" />
        ) : (
          <div>
            {attempts.map((attempt, index) => (
              <Attempt key={attempt.id} attempt={attempt} isFirst={index === 0} />
            ))}
          </div>
        )}
      </Section>
      <Section title="Payload">
        <JsonViewer label="Payload" value={payload ?? undefined} />
      </Section>
    </Page>
  )
}

function Attempt({ attempt, isFirst }: { attempt: CrmAttempt; isFirst: boolean }) {
  const { n, status, http_status, response_excerpt, duration_ms, trigger, attempted_at } = attempt
  return (
    <Disclosure
      title={`Attempt ${n}`}
      note={<StatusPill {...look(deliveryStatus, status)} />}
      defaultExpanded={isFirst}
    >
      <DescriptionList
        items={[
          { label: 'Time', value: moment(attempted_at) },
          { label: 'Response', value: http_status ?? 'None' },
          { label: 'Duration', value: duration(duration_ms) },
          { label: 'Sent', value: nameOf(triggers, trigger) },
          ...(response_excerpt ? [{ label: 'CRM response', value: response_excerpt }] : []),
        ]}
      />
    </Disclosure>
  )
}
