import type { DeliveryRecord } from '../../domain/developer/deliveryStore'
import { signingSecrets } from '../../domain/developer/endpoints'
import { nextAttempt } from '../../domain/developer/rules'
import { type EndpointRecord, type EventRecord, webhookStore } from '../../domain/developer/webhookStore'
import type { FailureHandlers, JobContext, JobHandlers } from '../../kernel/jobHandlers'
import { notifyFailure } from '../../kernel/notifications'
import { post } from '../../kernel/outbound'
import { signedHeaders } from '../../kernel/signature'
import type { PartnerScope } from '../../platform/scope'

/** In milliseconds. */
const timeoutMs = 15_000
/** Longer than an attempt, but shorter than the worker's lease. */
const heldMs = 30_000

/** Deterministic jitter from 0 to 1, so deliveries that failed together are retried at different times. */
const jitterOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(-6), 16) / 0xffffff

export const webhookJobs: Pick<JobHandlers, 'deliver_webhook'> = {
  async deliver_webhook({ partnerId, mode, eventId, endpointId, trigger }, context) {
    const { database, clock } = context
    const scope = { partnerId, mode }
    const store = webhookStore(database, scope)
    const [event, endpoint, delivery] = [
      await store.event(eventId),
      await store.endpoint(endpointId, clock()),
      await store.delivery(eventId, endpointId),
    ]
    if (!event || !delivery || !['pending', 'sending'].includes(delivery.status)) return undefined
    // A resent event has a second job, which may be running or have rescheduled it.
    const due = delivery.next_attempt_at === null ? undefined : new Date(delivery.next_attempt_at)
    if (due && due > clock()) return due
    if (!endpoint || endpoint.status === 'disabled') {
      await database.transaction(async (tx) => {
        const inner = webhookStore(tx, scope)
        await inner.endDelivery(eventId, endpointId, 'cancelled', clock())
        await inner.refreshEvent(eventId)
      })
      return undefined
    }
    const now = clock()
    const heldUntil = new Date(now.getTime() + heldMs)
    if (!(await store.holdDelivery(delivery, heldUntil))) return heldUntil
    try {
      return await attempt(context, scope, { event, endpoint, delivery, trigger, now, heldUntil })
    } catch (error) {
      // Otherwise the retry would only wait for the claim to end, which resets the job's tries.
      await store.releaseDelivery(delivery, heldUntil, { ...delivery, status: 'pending' })
      throw error
    }
  },
}

interface Claimed {
  event: EventRecord
  endpoint: EndpointRecord
  delivery: DeliveryRecord
  trigger: 'scheduled' | 'manual'
  now: Date
  heldUntil: Date
}

/** Attempts a claimed delivery and saves the result. Returns the time of the next attempt. */
async function attempt(
  context: JobContext,
  scope: PartnerScope,
  { event, endpoint, delivery, trigger, now, heldUntil }: Claimed,
): Promise<Date | undefined> {
  const { database, ids, sealing, config, metrics } = context
  const body = JSON.stringify(event.body)
  const own: Record<string, string> = {
    'content-type': 'application/json',
    'user-agent': 'PartnerDashboard-Webhooks/1.0',
    ...signedHeaders(`event_${event.id}`, now, body, signingSecrets(endpoint, sealing, now)),
  }
  const custom: Record<string, string> =
    endpoint.headers_sealed === null ? {} : JSON.parse(sealing.open(endpoint.headers_sealed))
  const answer = await post({
    url: endpoint.url,
    headers: { ...custom, ...own },
    body,
    timeoutMs,
    egress: config,
  })
  metrics.deliveryEnded(answer.error ?? 'success', answer.durationMs / 1000)
  const attempts = delivery.round + 1
  const isGone = answer.statusCode === 410
  const next =
    answer.error === null || isGone ? undefined : nextAttempt(attempts, now, jitterOf(event.id), answer.retryAfter)
  const status = answer.error === null ? 'success' : next === undefined ? 'failed' : 'pending'
  const { 'webhook-signature': _, ...shown } = own
  return await database.transaction(async (tx) => {
    const inner = webhookStore(tx, scope)
    await inner.addAttempt({
      id: ids(),
      event_id: event.id,
      endpoint_id: endpoint.id,
      url: endpoint.url,
      status: answer.error === null ? 'success' : 'failed',
      response_status_code: answer.statusCode,
      response_body: answer.body,
      duration_ms: answer.durationMs,
      request_headers: shown,
      // Only the first attempt can be manual; retries are scheduled.
      trigger: attempts === 1 ? trigger : 'scheduled',
      error_kind: answer.error,
      attempted_at: now.toISOString(),
      next_attempt_at: next?.toISOString() ?? null,
    })
    await inner.countAttempt(delivery)
    const isReleased = await inner.releaseDelivery(delivery, heldUntil, {
      status,
      round: attempts,
      next_attempt_at: next?.toISOString() ?? null,
      failed_at: status === 'success' ? null : now.toISOString(),
    })
    await inner.refreshEvent(event.id)
    // The URL may have changed during the attempt.
    if (isGone && (await inner.endpoint(endpoint.id, now, true))?.url === endpoint.url)
      await inner.changeEndpoint(endpoint.id, { status: 'disabled', updated_at: now.toISOString() })
    await inner.refreshHealth(endpoint.id)
    // A resend has a job of its own.
    if (!isReleased) return undefined
    // Notifies once per delivery, at its first failure.
    if (answer.error !== null && attempts === 1) await notifyFailure(tx, context, scope, 'webhook_errors')
    return next
  })
}

export const webhookGiveUps: Pick<FailureHandlers, 'deliver_webhook'> = {
  async deliver_webhook({ partnerId, mode, eventId, endpointId }, context) {
    const scope = { partnerId, mode }
    await context.database.transaction(async (tx) => {
      const store = webhookStore(tx, scope)
      if (!(await store.endDelivery(eventId, endpointId, 'failed', context.clock()))) return
      await store.refreshEvent(eventId)
      await notifyFailure(tx, context, scope, 'webhook_errors')
    })
  },
}
