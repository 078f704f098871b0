import { branding, support, widgets } from '../../domain/partners/settings'
import { settingsStore } from '../../domain/partners/settingsStore'
import { keepSteps, type MovedFields } from '../../kernel/changesStore'
import type { Context } from '../../kernel/operation'
import type { Version, Versions } from '../../kernel/versions'
import { etagOf } from '../../platform/etag'
import { ownerOf } from '../../platform/scope'

type Fields = Record<string, unknown>

interface Setting extends Version {
  /** Parts that are saved separately under one version. */
  parts: readonly Fields[]
}

const setting =
  <Value>(read: (context: Context) => Promise<Value>, partsOf: (value: Value) => readonly object[]) =>
  async (context: Context): Promise<Setting> => {
    const value = await read(context)
    return { etag: etagOf(value), value, parts: partsOf(value) as Fields[] }
  }

const settings = {
  updatePartner: setting(branding, (value) => [value]),
  updateWidgetConfig: setting(
    async (context) => (await widgets(context)).answer,
    ({ results }) => results,
  ),
  updateSupportInfo: setting(support, (value) => [value]),
}

type SettingName = keyof typeof settings

/** Records which of these settings a change of `changed` affects, so that a conflict can name the user. */
const trackMoved = (changed: SettingName, names: readonly SettingName[]) => async (context: Context) => {
  const own = ownerOf(context)
  // An organization's settings are the defaults of its partners.
  const partners = context.scope.partnerId === null ? await settingsStore(context.database, own).partnersOf() : []
  const before: { ownerId: string; name: SettingName; owner: Context; state: Setting }[] = []
  for (const ownerId of [own, ...partners]) {
    const partnerId = ownerId === own ? context.scope.partnerId : ownerId
    const owner = { ...context, scope: { ...context.scope, partnerId } }
    for (const name of names) {
      if (ownerId === own && name === changed) continue
      before.push({ ownerId, name, owner, state: await settings[name](owner) })
    }
  }
  return async () => {
    const steps = []
    for (const { ownerId, name, owner, state } of before) {
      const after = await settings[name](owner)
      if (after.etag === state.etag) continue
      const changedParts = movedFields(state.parts, after.parts)
      steps.push({ ownerId, action: name, from: state.etag, to: after.etag, changed: changedParts })
    }
    await keepSteps(context, steps)
  }
}

/** Derived fields. */
const derived = /^(product_type|version|published_at|has_draft|updated_at)$/

function movedFields(before: readonly Fields[], after: readonly Fields[]): MovedFields[] {
  return after.flatMap((part) => {
    const was = before.find(({ product_type }) => product_type === part.product_type) ?? {}
    const fields = Object.keys(part).filter(
      (name) => !derived.test(name) && JSON.stringify(part[name]) !== JSON.stringify(was[name]),
    )
    return fields.length > 0 ? [{ product_type: (part.product_type as string | undefined) ?? null, fields }] : []
  })
}

export const settingsVersions = {
  updatePartner: {
    current: (_input, context) => settings.updatePartner(context),
    // Widgets inherit their color from the branding.
    trackMoved: trackMoved('updatePartner', ['updatePartner', 'updateWidgetConfig']),
  },
  updateWidgetConfig: {
    async current({ body }, context) {
      const { etag, parts } = await settings.updateWidgetConfig(context)
      // The version belongs to the list, the change to one widget.
      return { etag, value: parts.find(({ product_type }) => product_type === body.product_type) }
    },
    trackMoved: trackMoved('updateWidgetConfig', ['updateWidgetConfig']),
  },
  updateSupportInfo: {
    current: (_input, context) => settings.updateSupportInfo(context),
    trackMoved: trackMoved('updateSupportInfo', ['updateSupportInfo']),
  },
} satisfies Versions
