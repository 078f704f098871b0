import type { Mode } from '../platform/scope'
import type { PartnerPlan } from './partners'
import type { ProductPlan } from './productPlan'

export interface Plan {
  partner: PartnerPlan
  mode: Mode
  now: Date
}

/** Sales of a business. Days are days ago. */
export interface SalesPlan {
  business_id: string
  daily_minor: number
  first_day: number
  last_day: number
  /** Lowest day of a slump; null without one. */
  slump_day: number | null
}

/** Days for which sales fall before the lowest day of a slump. */
export const slumpDays = 150

/** Rows by table. */
export interface Rows {
  businesses: object[]
  offers: object[]
  applications: object[]
  /** Funded products, simulated once sales are known. */
  products: ProductPlan[]
  /** Parameters of daily_sales, inserted with one statement. */
  sales: SalesPlan[]
  /** Names in use. */
  names: Set<string>
}

export const noRows = (): Rows => ({
  businesses: [],
  offers: [],
  applications: [],
  products: [],
  sales: [],
  names: new Set(),
})

export const day = 86_400_000

export const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * day).toISOString()
