import { emitEvent } from '../../domain/capital/action'
import { wireOf } from '../../domain/resources/resource'
import { resourceStore } from '../../domain/resources/resourceStore'
import { resources } from '../../domain/resources/resources'
import type { FailureHandlers, JobContext, JobHandlers } from '../../kernel/jobHandlers'
import { jobStore } from '../../kernel/jobStore'
import { notifyFailure } from '../../kernel/notifications'
import { tryEach } from '../../kernel/tryEach'
import { type Database, type Queryable, within } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'
import { type CrmConnector, CrmFailure, type CrmObject, type PulledBusiness, type Pushed } from './connector'
import { mergedContact } from './contact'
import { openConnector } from './openConnector'
import { endOf, isDue, isRunning, nextRun } from './rules'
import { crmStore } from './store'
import { dueSyncs } from './syncStore'
import { type IntegrationRecord, type SyncMode, type SyncRecord, uuidOf } from './wire'

/** Businesses per page. An interrupted sync repeats at most one page. */
const pageSize = 100
/** Pages per job, so other jobs get their turn. */
const pagesAtOnce = 5
/** Milliseconds between retries while the CRM doesn't respond, and until the sync fails. */
const waitForAnswer = 30_000
const longestSilence = 5 * 60_000

/** Starts a sync of the locked CRM and returns its ID. The next automatic one follows a day later. */
export async function startSync(
  database: Queryable,
  { clock, ids }: Pick<JobContext, 'clock' | 'ids'>,
  scope: PartnerScope,
  syncMode: SyncMode,
): Promise<string> {
  const store = crmStore(database, scope)
  const now = clock()
  const syncId = ids()
  // Ends one without progress.
  await store.stopSyncs(now)
  await store.addSync(syncId, syncMode, now)
  await store.setSyncMode(syncMode, nextRun(syncMode, now))
  await jobStore(database).add({ kind: 'sync_crm', payload: { ...scope, syncId }, runAt: now })
  return syncId
}

/** Starts the automatic syncs that are due. One that fails doesn't keep those of others from starting. */
export async function startDueSyncs(context: JobContext): Promise<void> {
  const now = context.clock()
  await tryEach(await dueSyncs(context.database, now), ({ partner_id, mode }) => {
    const scope = { partnerId: partner_id, mode }
    return context.database.transaction(async (tx) => {
      const store = crmStore(tx, scope)
      const integration = await store.lockIntegration()
      if (!integration || !isDue(integration, now)) return
      // It postpones the automatic one when it starts.
      if (isRunning(await store.lastSync(integration.connected_at), now)) return
      await startSync(tx, context, scope, integration.sync_mode)
    })
  })
}

export const syncJob: Pick<JobHandlers, 'sync_crm'> = {
  async sync_crm({ partnerId, mode, syncId }, context) {
    const scope = { partnerId, mode }
    const run = await crmStore(context.database, scope).sync(syncId)
    return run?.status === 'syncing' ? runOn(context, scope, run) : undefined
  },
}

export const syncGiveUps: Pick<FailureHandlers, 'sync_crm'> = {
  async sync_crm({ partnerId, mode, syncId }, context) {
    const scope = { partnerId, mode }
    await context.database.transaction(async (tx) => {
      const run = await crmStore(tx, scope).sync(syncId)
      if (run?.status === 'syncing') await failRun(tx, context, scope, run)
    })
  },
}

async function runOn(context: JobContext, scope: PartnerScope, begun: SyncRecord): Promise<Date | undefined> {
  const { database, clock, hold } = context
  const store = crmStore(database, scope)
  let run = begun
  for (let page = 0; page < pagesAtOnce; page += 1) {
    const ids = await store.businessIds(run.after_id, pageSize)
    const integration = await store.integration()
    if (!integration) return undefined
    if (ids.length === 0) {
      await store.finish(run.id, endOf(run), clock())
      return undefined
    }
    try {
      const connector = openConnector(context, scope, integration)
      const advanced = await syncPage(context, scope, { run, ids, connector, integration })
      if (!advanced) return undefined
      run = advanced
    } catch (error) {
      if (!(error instanceof CrmFailure)) throw error
      return standStill(context, scope, run, error)
    }
    await hold()
  }
  await jobStore(database).add({ kind: 'sync_crm', payload: { ...scope, syncId: run.id }, runAt: clock() })
  return undefined
}

/** Retries for a while if the CRM doesn't respond, but not if it rejects the token. */
async function standStill(
  context: JobContext,
  scope: PartnerScope,
  run: SyncRecord,
  { isRefusedToken }: CrmFailure,
): Promise<Date | undefined> {
  const now = context.clock()
  if (!isRefusedToken && now.getTime() - Date.parse(run.moved_at) < longestSilence) {
    return new Date(now.getTime() + waitForAnswer)
  }
  await context.database.transaction(async (tx) => {
    if (isRefusedToken) await crmStore(tx, scope).askToRelink()
    await failRun(tx, context, scope, run)
  })
  return undefined
}

async function failRun(tx: Queryable, context: JobContext, scope: PartnerScope, run: SyncRecord): Promise<void> {
  await crmStore(tx, scope).finish(run.id, run.done_count > 0 ? 'partially_synced' : 'failed', context.clock())
  await notifyFailure(tx, context, scope, 'crm_errors')
}

interface SyncPage {
  run: SyncRecord
  ids: readonly string[]
  connector: CrmConnector
  integration: IntegrationRecord
}

async function syncPage(
  context: JobContext,
  scope: PartnerScope,
  { run, ids, connector, integration }: SyncPage,
): Promise<SyncRecord | undefined> {
  const { database, clock } = context
  await crmStore(database, scope).announcePage(run.id, ids.at(-1) ?? '')
  if (run.sync_mode === 'pull') {
    const pulled = await connector.pull(ids.map((id) => `business_${id}`))
    for (const [objectId, theirs] of pulled) {
      await database.transaction((tx) => takeOver(within(tx), context, scope, integration, objectId, theirs))
    }
  }
  const businesses = resourceStore(database, scope, resources.businesses)
  const objects: CrmObject[] = []
  for (const id of ids) {
    const row = await businesses.find(id)
    if (row) objects.push(wireOf(resources.businesses, row, clock()))
  }
  const startedAt = performance.now()
  const results = objects.length > 0 ? await connector.push(objects) : []
  const durationMs = Math.round((performance.now() - startedAt) / Math.max(1, results.length))
  return database.transaction(async (tx) => {
    const failed = results.filter(({ isOk }) => !isOk).length
    const advanced = await crmStore(tx, scope).advance(run, {
      afterId: ids.at(-1) ?? '',
      done: ids.length - failed,
      failed,
      now: clock(),
    })
    if (!advanced) return undefined
    await crmStore(tx, scope).rememberContacts(objects.filter((_, index) => results[index]?.isOk))
    for (const [index, pushed] of results.entries()) {
      const object = objects[index]
      // Unchanged objects don't create an event.
      if (!object || (pushed.isOk && !pushed.isNew)) continue
      await note(within(tx), context, scope, { integration, object, pushed, durationMs, direction: 'push' })
      if (!pushed.isOk) await notifyFailure(tx, context, scope, 'crm_errors')
    }
    return advanced
  })
}

async function takeOver(
  database: Database,
  context: JobContext,
  scope: PartnerScope,
  integration: IntegrationRecord,
  objectId: string,
  theirs: PulledBusiness,
): Promise<void> {
  const store = crmStore(database, scope)
  const id = uuidOf(objectId)
  const own = await store.lockContact(id)
  const contact = own && mergedContact(own, theirs)
  if (!contact) return
  await store.setContact(id, contact, context.clock())
  await emitEvent({ ...context, database, partner: scope, events: [] }, 'business.updated', 'businesses', id)
  const pushed: Pushed = { isOk: true, isNew: false, external_id: theirs.external_id, http_status: 200, excerpt: null }
  const object = { ...theirs.contact, id: objectId }
  await note(database, context, scope, { integration, object, pushed, durationMs: 0, direction: 'pull' })
}

interface Noted {
  integration: IntegrationRecord
  object: CrmObject
  pushed: Pushed
  durationMs: number
  direction: 'push' | 'pull'
}

/** Records an object of a sync with its only attempt. A failed one is resent manually or by the next sync. */
async function note(
  database: Database,
  { ids, clock }: JobContext,
  scope: PartnerScope,
  { integration, object, pushed, durationMs, direction }: Noted,
): Promise<void> {
  const store = crmStore(database, scope)
  const eventId = ids()
  const now = clock()
  const status = pushed.isOk ? 'success' : 'failed'
  await store.addEvent({
    id: eventId,
    vendor: integration.vendor,
    direction,
    objectId: object.id,
    externalId: pushed.external_id,
    eventType: direction === 'pull' ? 'business.updated' : 'business.synced',
    payload: object,
    status,
    now,
  })
  await store.addAttempt(
    {
      id: ids(),
      eventId,
      n: 1,
      status,
      httpStatus: pushed.http_status,
      excerpt: pushed.excerpt,
      durationMs,
      trigger: 'scheduled',
      now,
    },
    { status, next_attempt_at: null, external_id: pushed.external_id },
  )
}
