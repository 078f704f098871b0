import { email } from './scrub'

/** Context sent with every event (specification, section 3). */
export interface AnalyticsContext {
  session_id: string
  environment: string
  app_name: 'partner_dashboard'
  source: 'iframe' | 'window'
  user_id: string | null
  business_id: string | null
  external_id: string | null
  partner_id: string | null
  organization_id: string | null
  product: string | null
  url: string
  offer_collection_id: string | null
  application_id: string | null
  pd_user_roles: readonly string[]
}

export interface ContextFacts {
  sessionId: string
  environment: string
  isFramed: boolean
  identity: { userId: string; organizationId: string | null; roles: readonly string[] } | undefined
  partnerId: string | null
  params: Readonly<Record<string, string | undefined>>
  /** Event properties, such as a product or an external ID. */
  properties: Readonly<Record<string, unknown>>
  href: string
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Only IDs: no names and no search parameters, which may contain names. */
export function analyticsContext(facts: ContextFacts): AnalyticsContext {
  const { identity, params, properties } = facts
  return {
    session_id: facts.sessionId,
    environment: facts.environment,
    app_name: 'partner_dashboard',
    source: facts.isFramed ? 'iframe' : 'window',
    user_id: identity?.userId ?? null,
    business_id: text(properties.business_id) ?? params.businessId ?? null,
    external_id: text(properties.external_id),
    partner_id: facts.partnerId,
    organization_id: identity?.organizationId ?? null,
    product: text(properties.product),
    url: facts.href.replace(/[?#].*$/s, '').replace(email, '[email]'),
    offer_collection_id: text(properties.offer_collection_id),
    application_id: text(properties.application_id) ?? params.applicationId ?? null,
    pd_user_roles: identity?.roles ?? [],
  }
}
