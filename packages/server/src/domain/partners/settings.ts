import type { components } from '@partner-dashboard/contract'
import type { Context } from '../../kernel/operation'
import { ownerOf } from '../../platform/scope'
import { settingsStore, type WidgetDraft, type WidgetRecord } from './settingsStore'

type Schemas = components['schemas']

const defaults = { primary_color: '#0D74CE', accent_color: '#F5A623' }

/** The owner's settings, over its organization's. */
async function layers(context: Context) {
  const own = settingsStore(context.database, ownerOf(context))
  const above = context.scope.partnerId === null ? undefined : await own.organizationOf()
  return { own, above: above === undefined ? undefined : settingsStore(context.database, above) }
}

export async function branding(context: Context): Promise<Schemas['Branding']> {
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

export async function support(context: Context): Promise<Schemas['SupportInfo']> {
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

export async function widgets(
  context: Context,
): Promise<{ records: WidgetRecord[]; answer: Schemas['WidgetConfigs'] }> {
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
    // Without any saved settings there is no draft.
    has_draft:
      mine.some((widget) => widget.product_type === product_type) &&
      JSON.stringify(draft) !== JSON.stringify(published),
  }))
  return { records, answer: { results, previous: null, next: null } }
}
