import type { FailureHandlers, JobContext, JobHandlers } from '../../kernel/jobHandlers'
import { jobStore } from '../../kernel/jobStore'
import { notifyFailure } from '../../kernel/notifications'
import { type Database, within } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import { CrmFailure, type Pushed } from './connector'
import { openConnector } from './openConnector'
import { nextAttempt } from './rules'
import { crmStore } from './store'
import { type EventRecord, type IntegrationRecord, type Trigger, uuidOf } from './wire'

export const pushJob: Pick<JobHandlers, 'push_crm'> = {
  async push_crm({ partnerId, mode, eventId, trigger }, context) {
    const scope = { partnerId, mode }
    const claimed = await context.database.transaction((tx) => claim(within(tx), context, scope, eventId, trigger))
    if (!claimed || claimed instanceof Date) return claimed
    const { event, integration } = claimed
    const startedAt = performance.now()
    const pushed = await send(context, scope, integration, event)
    const durationMs = Math.round(performance.now() - startedAt)
    await context.database.transaction((tx) =>
      settle(within(tx), context, scope, { eventId, trigger, pushed, durationMs, payload: event.payload }),
    )
    return undefined
  },
}

export const pushGiveUps: Pick<FailureHandlers, 'push_crm'> = {
  /** A failed attempt, so the event's own schedule continues. */
  async push_crm({ partnerId, mode, eventId, trigger }, context) {
    const scope = { partnerId, mode }
    const event = await crmStore(context.database, scope).event(eventId)
    if (event?.status !== 'pending' && event?.status !== 'sending') return
    const excerpt = 'The server failed to send the event. Contact its operator.'
    const pushed: Pushed = { isOk: false, isNew: false, external_id: null, http_status: null, excerpt }
    await context.database.transaction((tx) =>
      settle(within(tx), context, scope, { eventId, trigger, pushed, durationMs: 0 }),
    )
  },
}

/** Milliseconds between looks whether the object is still being sent. */
const turnWait = 1_000

/** Claims a due event of the connected CRM; returns a later time while its object is being sent. */
async function claim(
  database: Database,
  { clock }: JobContext,
  scope: PartnerScope,
  eventId: string,
  trigger: Trigger,
): Promise<{ event: EventRecord; integration: IntegrationRecord } | Date | undefined> {
  const store = crmStore(database, scope)
  // One claim per partner at a time. Locked before events everywhere, so nothing deadlocks.
  const integration = await store.lockIntegration()
  const event = await store.lockEvent(eventId)
  if (!event || (event.status !== 'pending' && event.status !== 'sending')) return undefined
  // Skips events that another attempt has rescheduled.
  const isDue = event.next_attempt_at !== null && Date.parse(event.next_attempt_at) <= clock().getTime()
  if (trigger === 'scheduled' && !isDue) return undefined
  if (integration?.vendor !== event.vendor) {
    await store.setEvent(event.id, 'cancelled', null)
    return undefined
  }
  if (integration.status === 'relink_needed' && trigger === 'scheduled') {
    // Queued again when the CRM is connected again.
    await store.setEvent(event.id, 'pending', null)
    return undefined
  }
  if (await isBeingSent(store, event, clock())) return new Date(clock().getTime() + turnWait)
  await store.setEvent(event.id, 'sending', event.next_attempt_at)
  // A retry or resend doesn't bring back what a later event has replaced.
  const payload = (await store.laterPayload(event)) ?? event.payload
  return { event: { ...event, payload }, integration }
}

/** Whether another event or a sync sends the object, which could arrive after this event with older data. */
async function isBeingSent(store: ReturnType<typeof crmStore>, event: EventRecord, now: Date): Promise<boolean> {
  if (await store.isObjectBeingSent(event, now)) return true
  return event.object_id.startsWith('business_') && store.isPageBeingSent(uuidOf(event.object_id), now)
}

/** Sends an object; undefined if the CRM doesn't support its type. */
async function send(
  context: JobContext,
  scope: PartnerScope,
  integration: IntegrationRecord,
  { object_id, payload }: EventRecord,
): Promise<Pushed | undefined> {
  try {
    const connector = openConnector(context, scope, integration)
    if (!connector.keeps(object_id)) return undefined
    const [pushed] = await connector.push([{ ...(payload as object), id: object_id }])
    return pushed
  } catch (error) {
    if (!(error instanceof CrmFailure)) throw error
    return { isOk: false, isNew: false, external_id: null, http_status: error.httpStatus, excerpt: error.message }
  }
}

interface Sent {
  eventId: string
  trigger: Trigger
  pushed: Pushed | undefined
  durationMs: number
  /** What was sent; undefined if nothing was. */
  payload?: unknown
}

/** Saves the attempt and schedules the next one, or reports the failure. */
async function settle(
  database: Database,
  context: JobContext,
  scope: PartnerScope,
  { eventId, trigger, pushed, durationMs, payload }: Sent,
): Promise<void> {
  const store = crmStore(database, scope)
  await store.lockIntegration()
  const event = await store.lockEvent(eventId)
  if (!event) return
  const now = context.clock()
  const scheduled = (await store.scheduledAttempts(eventId)) + (trigger === 'scheduled' ? 1 : 0)
  // A manual attempt doesn't change the schedule.
  const next = trigger === 'scheduled' ? nextAttempt(scheduled, now)?.toISOString() : event.next_attempt_at
  const after = afterwards(event, pushed, next ?? null)
  await store.addAttempt(
    {
      id: context.ids(),
      eventId,
      n: event.attempts_count + 1,
      status: !pushed ? 'cancelled' : pushed.isOk ? 'success' : 'failed',
      httpStatus: pushed?.http_status ?? null,
      excerpt: pushed ? pushed.excerpt : "The CRM doesn't support this type of object. Nothing was sent.",
      durationMs,
      trigger,
      now,
    },
    { ...after, external_id: pushed?.external_id ?? null },
  )
  if (pushed?.isOk && event.object_id.startsWith('business_')) {
    await store.rememberContacts([{ ...(payload as object), id: event.object_id }])
  }
  if (pushed?.http_status === 401 || pushed?.http_status === 403) await store.askToRelink()
  if (after.status === 'failed') await notifyFailure(database, context, scope, 'crm_errors')
  if (after.status === 'pending' && after.next_attempt_at !== null && trigger === 'scheduled') {
    await jobStore(database).add({
      kind: 'push_crm',
      payload: { ...scope, eventId, trigger: 'scheduled' },
      runAt: new Date(after.next_attempt_at),
    })
  }
}

function afterwards({ status }: EventRecord, pushed: Pushed | undefined, next: string | null) {
  // Disconnected during the attempt.
  if (!pushed || status === 'cancelled') return { status: 'cancelled' as const, next_attempt_at: null }
  if (pushed.isOk) return { status: 'success' as const, next_attempt_at: null }
  if (next === null) return { status: 'failed' as const, next_attempt_at: null }
  return { status: 'pending' as const, next_attempt_at: next }
}
