import type { Queryable } from '../platform/database/sql'
import type { Mode } from '../platform/scope'
import type { Sealing } from '../platform/sealing'
import type { PartnerPlan } from './partners'
import type { Random } from './random'

export interface SeededKey {
  slug: string
  mode: Mode
  key: string
}

export interface RestPlan {
  partner: PartnerPlan
  mode: Mode
  now: Date
  sealing: Sealing
  webhookOrigin: string
  isSmall: boolean
}

export interface Seeding extends RestPlan {
  db: Queryable
  random: Random
  base: { partner_id: string; mode: Mode }
  businesses: SeedBusiness[]
  ago: (days: number) => string
}

export interface SeedBusiness {
  id: string
  external_id: string
  legal_name: string
  dba_name: string | null
  incorporation_type: string
  address_line1: string
  address_line2: string | null
  city: string
  region: string
  postal_code: string
  country: 'US' | 'CA'
  currency: 'USD' | 'CAD'
  status: string
  outstanding_minor: number
  established_on: string | null
  created_at: string
}
