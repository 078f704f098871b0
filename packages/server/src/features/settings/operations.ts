import type { components } from '@partner-dashboard/contract'
import { unmaskField } from '@partner-dashboard/ui/masks'
import { apiKeyStore } from '../../domain/partners/apiKeyStore'
import { createKey, revokeKey, rotateKey } from '../../domain/partners/apiKeys'
import { branding, support, widgets } from '../../domain/partners/settings'
import { settingsStore } from '../../domain/partners/settingsStore'
import type { Context, Operations } from '../../kernel/operation'
import { uuidOf } from '../../platform/ids'
import { fieldPart, refuseParts } from '../../platform/problemParts'
import { refuse } from '../../platform/refusal'
import { ownerOf, partnerScope } from '../../platform/scope'
import { brandingParts, fullColor, originPart, supportParts } from './rules'

type ApiKey = components['schemas']['ApiKey']

const present = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>

async function apiKeys({ database, scope }: Pick<Context, 'database' | 'scope'>): Promise<ApiKey[]> {
  const keys = await apiKeyStore(database).list(partnerScope(scope))
  return keys.map((key) => ({ ...key, id: `api_key_${key.id}` }))
}

async function apiKeyOf(context: Context, id: string): Promise<ApiKey> {
  const key = (await apiKeys(context)).find((each) => each.id === `api_key_${id}`)
  if (!key) throw refuse.notFound()
  return key
}

export const settingsOperations: Pick<
  Operations,
  | 'updatePartner'
  | 'getBranding'
  | 'listApiKeys'
  | 'createApiKey'
  | 'rotateApiKey'
  | 'revokeApiKey'
  | 'listWidgetConfigs'
  | 'updateWidgetConfig'
  | 'getSupportInfo'
  | 'updateSupportInfo'
> = {
  getBranding: (_input, context) => branding(context),

  async updatePartner({ body }, context) {
    refuseParts(brandingParts(body))
    const store = settingsStore(context.database, ownerOf(context))
    const { logo, icon, display_name, primary_color, accent_color } = body
    await store.changeBranding(
      present({
        display_name: display_name?.trim(),
        primary_color: primary_color && fullColor(primary_color),
        accent_color: accent_color && fullColor(accent_color),
        ...(logo === undefined ? {} : { logo, has_logo: true }),
        ...(icon === undefined ? {} : { icon, has_icon: true }),
        updated_at: context.clock().toISOString(),
      }),
    )
    if (context.scope.partnerId !== null) await store.changePartnerPictures(present({ logo, icon }))
    return branding(context)
  },

  listApiKeys: async (_input, context) => ({ results: await apiKeys(context), previous: null, next: null }),

  async createApiKey({ body }, context) {
    const name = body.name.trim()
    if (name === '') throw refuse.invalid({ in: 'body', pointer: '/name', code: 'required', detail: 'is required' })
    const { id, secret } = await createKey(context, partnerScope(context.scope), name)
    return { key: await apiKeyOf(context, id), secret }
  },

  async rotateApiKey({ path, body }, context) {
    const hours = body.overlap_hours ?? 24
    const { id, secret } = await rotateKey(context, partnerScope(context.scope), uuidOf(path.id), hours)
    return { key: await apiKeyOf(context, id), secret }
  },

  async revokeApiKey({ path }, context) {
    await revokeKey(context, partnerScope(context.scope), uuidOf(path.id))
    return apiKeyOf(context, uuidOf(path.id))
  },

  listWidgetConfigs: async (_input, context) => (await widgets(context)).answer,

  async updateWidgetConfig({ body }, context) {
    const { product_type, publish = false, ...changes } = body
    refuseParts([
      fieldPart('/primary_color', 'hexcode', changes.primary_color),
      ...(changes.allowed_origins ?? []).map((origin, index) => originPart(`/allowed_origins/${index}`, origin)),
    ])
    const { records } = await widgets(context)
    const current = records.find((record) => record.product_type === product_type)
    if (!current) {
      throw refuse.invalid({
        in: 'body',
        pointer: '/product_type',
        code: 'product',
        detail: "isn't a product of this partner",
      })
    }
    const { primary_color, allowed_origins } = changes
    const draft = {
      ...current.draft,
      ...present(changes),
      ...(primary_color ? { primary_color: fullColor(primary_color) } : {}),
      ...(allowed_origins
        ? { allowed_origins: [...new Set(allowed_origins.map((origin) => origin.replace(/\/$/, '')))] }
        : {}),
    }
    if (publish && draft.enabled && draft.allowed_origins.length === 0) {
      throw refuse.invalid({
        in: 'body',
        pointer: '/allowed_origins',
        code: 'required',
        detail: 'must have at least one origin to show the widget',
      })
    }
    const now = context.clock()
    await settingsStore(context.database, ownerOf(context)).changeWidget(
      {
        product_type,
        draft,
        published: publish ? draft : current.published,
        version: current.version + (publish ? 1 : 0),
        published_at: publish ? now.toISOString() : current.published_at,
      },
      now,
    )
    return (await widgets(context)).answer
  },

  getSupportInfo: (_input, context) => support(context),

  async updateSupportInfo({ body }, context) {
    const store = settingsStore(context.database, ownerOf(context))
    refuseParts(supportParts(body, (await store.partner())?.country_code ?? null))
    const { support_phone, languages } = body
    await store.changeSupport(
      present({
        ...body,
        ...(support_phone ? { support_phone: unmaskField('phone', support_phone) } : {}),
        ...(languages ? { languages: [...new Set(languages)] } : {}),
        updated_at: context.clock().toISOString(),
      }),
    )
    return support(context)
  },
}
