import { jobStore } from '../../kernel/jobStore'
import type { Context, Operations } from '../../kernel/operation'
import { refuse } from '../../platform/refusal'
import { partnerScope } from '../../platform/scope'
import { isConfigured } from './openConnector'
import { isRunning, nextRun } from './rules'
import { crmStore } from './store'
import { startSync } from './syncJob'
import { type IntegrationRecord, type SyncMode, toAttempt, toEvent, toIntegration, toSync } from './wire'

type Store = ReturnType<typeof crmStore>

const storeOf = ({ database, scope }: Pick<Context, 'database' | 'scope'>) => crmStore(database, partnerScope(scope))

const lastOf = async (store: Store, integration: IntegrationRecord | undefined) =>
  integration && store.lastSync(integration.connected_at)

async function answer(store: Store) {
  const integration = await store.integration()
  const lastEnd = integration ? await store.lastSyncEnd(integration.connected_at) : null
  return toIntegration(integration, await lastOf(store, integration), lastEnd)
}

/** Locks the connected CRM; throws if there is none. */
async function requireConnected(store: Store): Promise<IntegrationRecord> {
  const integration = await store.lockIntegration()
  if (!integration) throw refuse.conflict('crm_not_connected', 'No CRM is connected. Connect one first.')
  return integration
}

/** Also throws if the CRM needs to be relinked. */
async function requireLinked(store: Store): Promise<IntegrationRecord> {
  const integration = await requireConnected(store)
  if (integration.status === 'linked') return integration
  throw refuse.conflict('crm_not_connected', 'The CRM no longer accepts the access token. Connect it again.')
}

/** Starts a sync right away and returns its ID. */
async function syncNow({ database, scope, clock, ids, wake }: Context, syncMode: SyncMode): Promise<string> {
  const syncId = await startSync(database, { clock, ids }, partnerScope(scope), syncMode)
  wake()
  return syncId
}

/** Sends the events that waited because the CRM rejected its token. */
async function sendWaiting(store: Store, { database, scope, clock, wake }: Context): Promise<void> {
  const { partnerId, mode } = partnerScope(scope)
  const ids = await store.makeDue(clock())
  const payloads = ids.map((eventId) => ({ partnerId, mode, eventId, trigger: 'scheduled' as const }))
  await jobStore(database).addAll({ kind: 'push_crm', payloads, runAt: clock() })
  wake()
}

export const crmOperations: Pick<
  Operations,
  | 'getCrmIntegration'
  | 'connectCrm'
  | 'disconnectCrm'
  | 'listCrmEvents'
  | 'getCrmEvent'
  | 'listCrmAttempts'
  | 'resendCrmEvent'
  | 'triggerCrmSync'
  | 'getCrmSync'
  | 'setCrmSync'
> = {
  getCrmIntegration: (_input, context) => answer(storeOf(context)),

  async connectCrm({ body: { vendor, access_token } }, context) {
    const store = storeOf(context)
    if (!isConfigured(context.config, vendor)) {
      throw refuse.conflict(
        'crm_not_configured',
        "This server isn't configured for this CRM. Contact the operator of the server.",
      )
    }
    if (vendor !== 'demo' && access_token === undefined) {
      throw refuse.invalid({ in: 'body', pointer: '/access_token', code: 'required', detail: 'is required' })
    }
    const before = await store.lockIntegration()
    if (before && before.vendor !== vendor) {
      await store.cancelWaiting()
      await store.stopSyncs(context.clock())
    }
    const isSame = before?.vendor === vendor
    const syncMode = isSame ? before.sync_mode : 'push'
    const sealed = vendor === 'demo' || access_token === undefined ? null : context.sealing.seal(access_token)
    await store.connect(vendor, syncMode, sealed, context.clock())
    if (isSame && before.status === 'relink_needed') {
      await sendWaiting(store, context)
      // It also sends businesses that changed in pull mode.
      if (syncMode === 'push') await syncNow(context, syncMode)
    }
    return answer(store)
  },

  async disconnectCrm(_input, context) {
    const store = storeOf(context)
    await store.lockIntegration()
    await store.disconnect()
    await store.cancelWaiting()
    await store.stopSyncs(context.clock())
    return undefined
  },

  async listCrmEvents({ query }, context) {
    const page = await storeOf(context).events(query)
    return { ...page, results: page.results.map(toEvent) }
  },

  async getCrmEvent({ path }, context) {
    const store = storeOf(context)
    const event = await store.event(path.id)
    if (!event) throw refuse.notFound()
    return {
      event: toEvent(event),
      payload: event.payload,
      attempts: (await store.allAttempts(path.id)).map(toAttempt),
    }
  },

  async listCrmAttempts({ query: { event_id, ...page } }, context) {
    const store = storeOf(context)
    if (!(await store.event(event_id))) throw refuse.notFound()
    const attempts = await store.attempts(event_id, page)
    return { ...attempts, results: attempts.results.map(toAttempt) }
  },

  async resendCrmEvent({ body }, context) {
    const { database, clock, wake } = context
    const { partnerId, mode } = partnerScope(context.scope)
    const store = storeOf(context)
    const event = await store.lockEvent(body.event_id)
    if (!event) throw refuse.notFound()
    const { vendor } = await requireLinked(store)
    if (event.direction === 'pull') {
      throw refuse.conflict('crm_event_pulled', "This event came from the CRM, so it can't be resent.")
    }
    await store.moveEvent(event.id, vendor)
    // A failed manual attempt doesn't change the schedule of a pending event.
    if (event.status !== 'pending' && event.status !== 'sending') await store.setEvent(event.id, 'pending', null)
    await jobStore(database).add({
      kind: 'push_crm',
      payload: { partnerId, mode, eventId: event.id, trigger: 'manual' },
      runAt: clock(),
      uniqueKey: `push_crm ${event.id} manual`,
    })
    wake()
    const sent = await store.event(body.event_id)
    if (!sent) throw refuse.notFound()
    return toEvent(sent)
  },

  async triggerCrmSync(_input, context) {
    const store = storeOf(context)
    const integration = await requireLinked(store)
    const now = context.clock()
    if (isRunning(await lastOf(store, integration), now)) {
      throw refuse.conflict('sync_running', "A sync is already running. Wait until it's finished.")
    }
    const syncId = await syncNow(context, integration.sync_mode)
    return toSync(integration, await store.sync(syncId), now)
  },

  async getCrmSync(_input, context) {
    const store = storeOf(context)
    const integration = await store.integration()
    return toSync(integration, await lastOf(store, integration), context.clock())
  },

  async setCrmSync({ body: { sync_mode } }, context) {
    const store = storeOf(context)
    const before = await requireConnected(store)
    if (sync_mode !== before.sync_mode) {
      await store.setSyncMode(sync_mode, nextRun(sync_mode, context.clock()))
      // It sends what changed in pull mode.
      if (sync_mode === 'push' && before.status === 'linked') await syncNow(context, sync_mode)
    }
    return answer(store)
  },
}
