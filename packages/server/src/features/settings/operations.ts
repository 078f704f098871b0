import type { components } from '@partner-dashboard/contract'
import { unmaskField } from '@partner-dashboard/ui/masks'
import { apiKeyStore } from '../../domain/partners/apiKeyStore'
import type { Context, Operations } from '../../kernel/operation'
import { refuse } from '../../platform/refusal'
import { partnerScope } from '../../platform/scope'
import { brandingParts, fieldPart, fullColor, originPart, refuseParts, supportParts } from './rules'
import { settingsStore, type WidgetDraft, type WidgetRecord } from './store'

type Schemas = components['schemas']

/** Whose settings a call means: the chosen partner's, or the organization's own. */
export function ownerOf({ scope }: Pick<Context, 'scope'>): string {
  const owner = scope.partnerId ?? scope.organizationId
  if (owner === null) throw refuse.notFound()
  return owner
}

const defaults = { primary_color: '#0D74CE', accent_color: '#F5A623' }

/** What an owner chose, and what holds where it did not: its organization's choice. */
async function layers(context: Context) {
  const own = settingsStore(context.database, ownerOf(context))
  const above = context.scope.partnerId === null ? undefined : await own.organizationOf()
  return { own, above: above === undefined ? undefined : settingsStore(context.database, above) }
}

async function branding(context: Context): Promise<Schemas['Branding']> {
  const { own, above } = await layers(context)
  const [mine, theirs, partner, organization] = [
    await own.branding(),
    await above?.branding(),
    await own.partner(),
    await own.organization(),
  ]
  return {
    display_name: mine?.display_name ?? theirs?.display_name ?? partner?.name ?? organization?.name ?? '',
    logo: mine?.has_logo ? mine.logo : (theirs?.logo ?? partner?.logo ?? null),
    icon: mine?.has_icon ? mine.icon : (theirs?.icon ?? partner?.icon ?? null),
    primary_color: mine?.primary_color ?? theirs?.primary_color ?? defaults.primary_color,
    accent_color: mine?.accent_color ?? theirs?.accent_color ?? defaults.accent_color,
    updated_at: mine?.updated_at ?? null,
  }
}

async function support(context: Context): Promise<Schemas['SupportInfo']> {
  const { own, above } = await layers(context)
  const [mine, theirs] = [await own.support(), await above?.support()]
  return {
    support_email: mine?.support_email ?? theirs?.support_email ?? null,
    support_phone: mine?.support_phone ?? theirs?.support_phone ?? null,
    support_url: mine?.support_url ?? theirs?.support_url ?? null,
    hours: mine?.hours ?? theirs?.hours ?? null,
    languages: mine?.languages ?? theirs?.languages ?? ['en'],
    updated_at: mine?.updated_at ?? null,
  }
}

const defaultWidget = (color: string, country: string | null): WidgetDraft => ({
  enabled: false,
  locale: country === 'CA' ? 'en-CA' : 'en-US',
  theme: 'auto',
  primary_color: color,
  corner_radius: 8,
  cta_variant: 'see_offer',
  allowed_origins: [],
})

async function widgets(context: Context): Promise<{ records: WidgetRecord[]; answer: Schemas['WidgetConfigs'] }> {
  const { own, above } = await layers(context)
  const partner = await own.partner()
  const products = partner ? (partner.products ?? []) : ((await own.organization())?.products ?? [])
  const { primary_color } = await branding(context)
  const [mine, theirs] = [await own.widgets(), (await above?.widgets()) ?? []]
  const records = products.map((product_type): WidgetRecord => {
    const set = mine.find((widget) => widget.product_type === product_type)
    if (set) return set
    const inherited = theirs.find((widget) => widget.product_type === product_type)?.published
    const draft = inherited ?? defaultWidget(primary_color, partner?.country_code ?? null)
    return { product_type, draft, published: inherited ?? null, version: 0, published_at: null }
  })
  const results = records.map(({ product_type, draft, published, version, published_at }) => ({
    product_type,
    ...draft,
    version,
    published_at,
    // What nobody has set yet is no draft.
    has_draft:
      mine.some((widget) => widget.product_type === product_type) &&
      JSON.stringify(draft) !== JSON.stringify(published),
  }))
  return { records, answer: { results, previous: null, next: null } }
}

const present = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>

export const settingsOperations: Pick<
  Operations,
  | 'updatePartner'
  | 'getBranding'
  | 'listApiKeys'
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

  async listApiKeys(_input, { database, scope }) {
    const keys = await apiKeyStore(database).list(partnerScope(scope))
    return { results: keys.map((key) => ({ ...key, id: `api_key_${key.id}` })), previous: null, next: null }
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
        detail: 'is not a product of this partner',
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
