import type { components } from '@partner-dashboard/contract'
import type { Frequency } from '../domain/capital/plan'

type Schemas = components['schemas']

/** Outcome of a funded product in the demo. */
export type Outcome =
  | 'outstanding'
  | 'unpaid'
  | 'behind'
  | 'past_due'
  | 'paid'
  | 'charged_off'
  | 'waived'
  | 'cancelled'
  | 'void'

export interface ProductPlan {
  base: { partner_id: string; mode: string }
  id: string
  businessId: string
  applicationId: string | null
  orderId: string | null
  type: Schemas['ProductType']
  currency: Schemas['Currency']
  advance: number
  feeRate: number
  discountRate: number
  feeDiscountId: string | null
  repaymentRate: number | null
  fundedAt: string
  outcome: Outcome
  /** Average daily sales, for days without stored sales. */
  dailySales: number
  termDays: number
  frequency?: Frequency
  isInInstallments?: boolean
  seed: number
}

export interface LifeRows {
  capital_products: object[]
  payments: object[]
  card_transactions: object[]
  product_dues: object[]
  refunds: object[]
  waivers: object[]
  grace_periods: object[]
  net_settlements: object[]
}

export const noLives = (): LifeRows => ({
  capital_products: [],
  payments: [],
  card_transactions: [],
  product_dues: [],
  refunds: [],
  waivers: [],
  grace_periods: [],
  net_settlements: [],
})

/** Net sales of a business on a day; undefined for days without stored sales. */
export type SalesOf = (businessId: string, day: string) => number | undefined
