import type { components } from '@partner-dashboard/contract'
import type { Deps } from '../../kernel/deps'
import { jobStore } from '../../kernel/jobStore'
import { whyNotEndpoint } from '../../kernel/outbound'
import { newSecret } from '../../kernel/signature'
import { lockName } from '../../platform/database/lockStore'
import type { Queryable } from '../../platform/database/sql'
import { refuseParts } from '../../platform/problemParts'
import { refuse } from '../../platform/refusal'
import type { PartnerScope } from '../../platform/scope'
import { type EndpointRecord, webhookStore } from './webhookStore'

type Schemas = components['schemas']

export interface EndpointContext extends Pick<Deps, 'clock' | 'ids' | 'sealing' | 'config' | 'wake'> {
  database: Queryable
}

const day = 86_400_000
const maxEndpoints = 20
/** Keeps the header with the signatures short. */
const maxPreviousSecrets = 9

/** Headers that custom headers can't override. */
const ownHeaders =
  /^(webhook-.*|content-length|content-type|host|connection|transfer-encoding|expect|upgrade|te|trailer)$/i

interface EndpointValues {
  url?: string
  description?: string | null
  event_types?: string[]
  custom_headers?: Record<string, unknown>
  status?: Schemas['EnabledState']
}

function columnsOf({ config, sealing }: EndpointContext, values: EndpointValues): Record<string, unknown> {
  const { url, description, event_types, custom_headers, status } = values
  const why = url === undefined ? undefined : whyNotEndpoint(url, config)
  const headers = Object.entries(custom_headers ?? {})
  refuseParts([
    why === undefined ? undefined : { in: 'body', pointer: '/url', code: 'url', detail: why },
    headers.length > 10
      ? { in: 'body', pointer: '/custom_headers', code: 'maxItems', detail: 'must have at most 10 entries' }
      : undefined,
    ...headers.map(([name, value]) =>
      /^[A-Za-z0-9-]{1,100}$/.test(name) &&
      !ownHeaders.test(name) &&
      typeof value === 'string' &&
      /^[\x20-\x7e]{1,1000}$/.test(value)
        ? undefined
        : ({
            in: 'body',
            pointer: `/custom_headers/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
            code: 'header',
            detail: "isn't allowed as a custom header",
          } as const),
    ),
  ])
  return {
    ...(url === undefined ? {} : { url }),
    ...(description === undefined ? {} : { description: description?.trim() || null }),
    ...(event_types === undefined ? {} : { event_types: [...new Set(event_types)] }),
    ...(custom_headers === undefined
      ? {}
      : {
          headers_sealed: headers.length > 0 ? sealing.seal(JSON.stringify(custom_headers)) : null,
          header_names: headers.map(([name]) => name),
        }),
    ...(status === undefined ? {} : { status, ...(status === 'enabled' ? { health: 'healthy' } : {}) }),
  }
}

const sealed = ({ sealing }: EndpointContext, secret: string) => ({
  secret_sealed: sealing.seal(secret),
  secret_last4: secret.slice(-4),
})

export async function createEndpoint(
  context: EndpointContext,
  scope: PartnerScope,
  values: EndpointValues & { url: string },
) {
  const store = webhookStore(context.database, scope)
  const now = context.clock()
  // Of two requests at the same time, the second counts the endpoint of the first.
  await lockName(context.database, `${scope.partnerId} ${scope.mode} webhook_endpoints`)
  if ((await store.endpoints(now)).length >= maxEndpoints) {
    throw refuse.conflict(
      'too_many_endpoints',
      `You have reached the limit of ${maxEndpoints} endpoints. Delete one first.`,
    )
  }
  const secret = newSecret()
  const id = context.ids()
  await store.insertEndpoint(id, { ...columnsOf(context, values), ...sealed(context, secret) }, now)
  return { id, secret }
}

async function findEndpoint(
  context: EndpointContext,
  scope: PartnerScope,
  id: string,
  isLocked = false,
): Promise<EndpointRecord> {
  const endpoint = await webhookStore(context.database, scope).endpoint(id, context.clock(), isLocked)
  if (!endpoint) throw refuse.notFound()
  return endpoint
}

export async function changeEndpoint(
  context: EndpointContext,
  scope: PartnerScope,
  id: string,
  values: EndpointValues,
): Promise<void> {
  await findEndpoint(context, scope, id)
  const now = context.clock().toISOString()
  await webhookStore(context.database, scope).changeEndpoint(id, { ...columnsOf(context, values), updated_at: now })
}

export async function deleteEndpoint(context: EndpointContext, scope: PartnerScope, id: string): Promise<void> {
  await findEndpoint(context, scope, id)
  const store = webhookStore(context.database, scope)
  const now = context.clock().toISOString()
  // Deliveries, then events, then endpoints, like an attempt that ends meanwhile, so nothing deadlocks.
  for (const eventId of await store.cancelWaiting(id)) await store.refreshEvent(eventId)
  await store.changeEndpoint(id, { status: 'disabled', deleted_at: now, updated_at: now })
}

/** Secrets that sign, newest first. */
export function signingSecrets(
  { secret_sealed, previous_secret_sealed, previous_secret_expires_at }: EndpointRecord,
  sealing: Deps['sealing'],
  now: Date,
): string[] {
  const hasPrevious = previous_secret_sealed !== null && Date.parse(previous_secret_expires_at ?? '') > now.getTime()
  return [sealing.open(secret_sealed), ...(hasPrevious ? sealing.open(previous_secret_sealed).split(' ') : [])]
}

/**
 * The previous secrets stay valid for another day, because a response with a secret may have been lost and a receiver may
 * still use an earlier one.
 */
export async function rotateSecret(context: EndpointContext, scope: PartnerScope, id: string): Promise<string> {
  const endpoint = await findEndpoint(context, scope, id, true)
  const now = context.clock()
  const secret = newSecret()
  const previous = signingSecrets(endpoint, context.sealing, now).slice(0, maxPreviousSecrets)
  await webhookStore(context.database, scope).changeEndpoint(id, {
    ...sealed(context, secret),
    previous_secret_sealed: context.sealing.seal(previous.join(' ')),
    previous_secret_expires_at: new Date(now.getTime() + day).toISOString(),
    updated_at: now.toISOString(),
  })
  return secret
}

/** Queues events for endpoints, with the schedule starting again. */
export async function deliverNow(
  context: EndpointContext,
  scope: PartnerScope,
  endpointIds: readonly string[],
  eventIds: readonly string[],
): Promise<void> {
  const store = webhookStore(context.database, scope)
  const now = context.clock()
  for (const eventId of eventIds) {
    for (const endpointId of endpointIds) {
      await store.restart(eventId, endpointId, now)
      await jobStore(context.database).add({
        kind: 'deliver_webhook',
        payload: { ...scope, eventId, endpointId, trigger: 'manual' },
        runAt: now,
      })
    }
  }
  // After all deliveries, which attempts lock before their event.
  for (const eventId of [...eventIds].sort()) await store.refreshEvent(eventId)
  context.wake()
}
