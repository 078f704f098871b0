import { versionOf } from './currentVersions'
import { ownerOf, settingsOperations } from './features/settings/operations'
import { settingsStore } from './features/settings/store'
import { keepSteps, type MovedFields } from './kernel/changesStore'
import type { Context, Operation, OperationId, Output } from './kernel/operation'

type Setting = 'updatePartner' | 'updateWidgetConfig' | 'updateSupportInfo'
type Fields = Record<string, unknown>

/** Which settings a change can move: widgets have their colour from the branding. */
const movedBy: Partial<Record<string, readonly Setting[]>> = {
  updatePartner: ['updatePartner', 'updateWidgetConfig'],
  updateWidgetConfig: ['updateWidgetConfig'],
  updateSupportInfo: ['updateSupportInfo'],
} satisfies Partial<Record<OperationId, readonly Setting[]>>

interface Read {
  operation: OperationId
  read: Operation<never>
  /** What the version is of, in parts that are saved one by one. */
  partsOf: (answer: never) => Fields[]
}

const reads: Record<Setting, Read> = {
  updatePartner: { operation: 'getBranding', read: settingsOperations.getBranding, partsOf: (answer) => [answer] },
  updateWidgetConfig: {
    operation: 'listWidgetConfigs',
    read: settingsOperations.listWidgetConfigs,
    partsOf: ({ results }: Output<'listWidgetConfigs'>) => results,
  },
  updateSupportInfo: {
    operation: 'getSupportInfo',
    read: settingsOperations.getSupportInfo,
    partsOf: (answer) => [answer],
  },
}

interface Standing {
  ownerId: string
  setting: Setting
  context: Context
  version: string
  parts: Fields[]
}

/** Settings beside the one that is changed, which may look different afterwards, as they are before. */
export async function settingsBeside(operation: string, context: Context): Promise<Standing[]> {
  const settings = movedBy[operation] ?? []
  if (settings.length === 0) return []
  const own = ownerOf(context)
  // An organization's settings are the defaults of its partners.
  const below = context.scope.partnerId === null ? await settingsStore(context.database, own).partnersOf() : []
  const standing: Standing[] = []
  for (const ownerId of [own, ...below]) {
    const partnerId = ownerId === own ? context.scope.partnerId : ownerId
    const inner = { ...context, scope: { ...context.scope, partnerId } }
    for (const setting of settings) {
      if (ownerId === own && setting === operation) continue
      standing.push({ ownerId, setting, context: inner, ...(await now(setting, inner)) })
    }
  }
  return standing
}

/** Keeps which of them were moved, so that whoever saves one from its old version can be told by whom. */
export async function keepMoved(before: readonly Standing[], context: Context): Promise<void> {
  const steps = []
  for (const { ownerId, setting, context: inner, version, parts } of before) {
    const after = await now(setting, inner)
    if (after.version === version) continue
    steps.push({
      ownerId,
      action: setting,
      from: version,
      to: after.version,
      changed: changedParts(parts, after.parts),
    })
  }
  await keepSteps(context, steps)
}

async function now(setting: Setting, context: Context) {
  const { operation, read, partsOf } = reads[setting]
  const answer = await read({ path: {}, query: {}, body: undefined } as never, context)
  return { version: versionOf(operation, answer), parts: partsOf(answer as never) }
}

/** Which nobody sets. */
const told = /^(product_type|version|published_at|has_draft|updated_at)$/

function changedParts(before: readonly Fields[], after: readonly Fields[]): MovedFields[] {
  return after.flatMap((part) => {
    const was = before.find(({ product_type }) => product_type === part.product_type) ?? {}
    const fields = Object.keys(part).filter(
      (name) => !told.test(name) && JSON.stringify(part[name]) !== JSON.stringify(was[name]),
    )
    return fields.length > 0 ? [{ product_type: (part.product_type as string | undefined) ?? null, fields }] : []
  })
}
