import type { components } from '@partner-dashboard/contract'
import type { NameKind } from './names'

type ProductType = components['schemas']['ProductType']

export interface PartnerPlan {
  slug: string
  name: string
  /** Stable, so demo URLs can be documented. */
  id: string
  createdAt: string
  country: 'US' | 'CA'
  isInOrganization: boolean
  identityDataShare: string | null
  products: Partial<Record<ProductType, number>>
  externalIdPrefix: string
  /** Median monthly sales in dollars. */
  monthlySales: number
  industries: readonly { code: string; industry: string; kind: NameKind }[]
  counts: { prod: number; sandbox: number }
  /** Seasonal factors around 1: by weekday from Monday, and by month from January. */
  weekdays: readonly number[]
  months: readonly number[]
}

export const organizationPlan = {
  id: '5b3f0d1e-6a0c-4f4b-9d8e-1b2c3d4e5f60',
  name: 'Northgate Commerce',
  createdAt: '2021-02-01T00:00:00Z',
}

// US Census, monthly retail trade, seasonal factors October 2024 to September 2025 (public domain): retail and food, total.
const retailMonths = [0.917, 0.882, 1.006, 1.002, 1.054, 0.992, 1.025, 1.018, 0.966, 1.017, 1.014, 1.098]
const furnitureMonths = [0.909, 0.906, 1.001, 0.972, 1.025, 0.961, 1.012, 1.033, 1.005, 1.009, 1.09, 1.072]

export const partnerPlans: readonly PartnerPlan[] = [
  {
    slug: 'harvest-pos',
    name: 'Harvest POS',
    id: '2f1a9a34-2a3b-4a63-8a2a-2d1f0a7f2c01',
    createdAt: '2021-03-15T00:00:00Z',
    country: 'US',
    isInOrganization: true,
    identityDataShare: null,
    products: { merchant_cash_advance: 60, flex_loan: 30, term_loan: 10 },
    externalIdPrefix: 'HRV',
    monthlySales: 38_000,
    industries: [
      { code: '722511', industry: 'Full-Service Restaurants', kind: 'restaurant' },
      { code: '722513', industry: 'Limited-Service Restaurants', kind: 'quick' },
      { code: '722515', industry: 'Snack and Nonalcoholic Beverage Bars', kind: 'cafe' },
      { code: '722410', industry: 'Drinking Places (Alcoholic Beverages)', kind: 'bar' },
      { code: '311811', industry: 'Retail Bakeries', kind: 'bakery' },
    ],
    counts: { prod: 200, sandbox: 40 },
    weekdays: [0.72, 0.78, 0.86, 0.98, 1.32, 1.42, 0.92],
    months: retailMonths,
  },
  {
    slug: 'stillwater-booking',
    name: 'Stillwater Booking',
    id: '7c0e6f1b-93d4-4c55-8b7e-6a1d2e3f4b02',
    createdAt: '2022-06-01T00:00:00Z',
    country: 'US',
    isInOrganization: true,
    identityDataShare: null,
    products: { flex_loan: 60, merchant_cash_advance: 25, term_loan: 15 },
    externalIdPrefix: 'STW',
    monthlySales: 12_000,
    industries: [
      { code: '812112', industry: 'Beauty Salons', kind: 'salon' },
      { code: '713940', industry: 'Fitness and Recreational Sports Centers', kind: 'fitness' },
      { code: '812199', industry: 'Other Personal Care Services', kind: 'spa' },
      { code: '611620', industry: 'Sports and Recreation Instruction', kind: 'yoga' },
    ],
    counts: { prod: 110, sandbox: 40 },
    weekdays: [0.9, 1.02, 1.05, 1.1, 1.18, 1.25, 0.5],
    months: [1.12, 1.04, 1.02, 0.98, 1.0, 0.96, 0.92, 0.94, 1.0, 1.0, 0.98, 1.04],
  },
  {
    slug: 'bulkhead-market',
    name: 'Bulkhead Market',
    id: 'b84d2c7a-5e16-4f80-9c3b-0f9e8d7c6b03',
    createdAt: '2023-01-10T00:00:00Z',
    country: 'US',
    isInOrganization: true,
    identityDataShare: null,
    products: { bnpl: 55, spend_card: 25, term_loan: 20 },
    externalIdPrefix: 'BLK',
    monthlySales: 55_000,
    industries: [
      { code: '424410', industry: 'General Line Grocery Merchant Wholesalers', kind: 'wholesale' },
      { code: '423210', industry: 'Furniture Merchant Wholesalers', kind: 'furniture' },
      { code: '424990', industry: 'Other Miscellaneous Nondurable Goods Merchant Wholesalers', kind: 'wholesale' },
      { code: '423840', industry: 'Industrial Supplies Merchant Wholesalers', kind: 'supplies' },
    ],
    counts: { prod: 60, sandbox: 40 },
    weekdays: [1.3, 1.25, 1.2, 1.15, 1.1, 0.6, 0.4],
    months: furnitureMonths,
  },
  {
    slug: 'maple-till',
    name: 'Maple Till',
    id: 'd3a7b5e0-1c2f-4d69-a8e4-5b6c7d8e9f04',
    createdAt: '2022-09-20T00:00:00Z',
    country: 'CA',
    isInOrganization: false,
    identityDataShare: 'post_opt_in_sync_webhook',
    products: { merchant_cash_advance: 55, flex_loan: 45 },
    externalIdPrefix: 'MPL',
    monthlySales: 18_000,
    industries: [
      { code: '458110', industry: 'Clothing and Clothing Accessories Retailers', kind: 'clothing' },
      { code: '459120', industry: 'Hobby, Toy, and Game Retailers', kind: 'hobby' },
      { code: '459310', industry: 'Florists', kind: 'florist' },
      {
        code: '445110',
        industry: 'Supermarkets and Other Grocery Retailers (except Convenience Retailers)',
        kind: 'grocer',
      },
    ],
    counts: { prod: 70, sandbox: 40 },
    weekdays: [0.8, 0.85, 0.9, 1.0, 1.15, 1.35, 0.95],
    months: retailMonths,
  },
  {
    slug: 'fernway',
    name: 'Fernway',
    id: 'e9f1c3d5-8a7b-4e26-b0d2-3c4f5a6b7c05',
    createdAt: '2026-01-01T00:00:00Z',
    country: 'US',
    isInOrganization: false,
    identityDataShare: null,
    products: { merchant_cash_advance: 40, flex_loan: 20, term_loan: 20, spend_card: 20 },
    externalIdPrefix: 'FRN',
    monthlySales: 18_000,
    industries: [],
    counts: { prod: 0, sandbox: 0 },
    weekdays: [1, 1, 1, 1, 1, 1, 1],
    months: retailMonths,
  },
]
