import type { components } from '@partner-dashboard/contract'
import { money } from '../../platform/money'
import { estimateApr } from './figures'
import { proportion } from './ledger'
import { type Frequency, planOf } from './plan'

type Schemas = components['schemas']

/** Dates from which each version of the disclosure's form is used, latest first. */
export const disclosureVersions = ['2026-11-01', '2023-08-01'] as const

/** A disclosure as stored, in minor units. */
export interface DisclosureRecord {
  amount_financed_minor: number
  finance_charge_minor: number
  total_minor: number
  estimated_apr: number | null
  payment_minor: number
  payment_frequency: Schemas['Disclosure']['payment_frequency']
  term_days: number
  version: string
  disclosed_at: string
  signed_at: string | null
}

export interface DisclosedTerms {
  productType: Schemas['ProductType']
  advance: number
  fee: number
  currency: Schemas['Currency']
  /** Estimated days to repay at the agreed pace. */
  estimatedTermDays: number
  frequency?: Frequency
}

const monthDays = 30

/** Costs as disclosed to the business: the planned payment, or the monthly average for payments that follow sales. */
export function disclose(terms: DisclosedTerms, disclosedAt: string, signedAt: string | null): DisclosureRecord {
  const { productType, advance, fee } = terms
  const plan = planOf({ ...terms, fundedOn: disclosedAt.slice(0, 10) })
  const total = advance + fee
  const [first] = plan.dues
  const isAverage = productType === 'merchant_cash_advance' || productType === 'flex_loan'
  const days = Math.max(1, plan.estimatedTermDays)
  return {
    amount_financed_minor: advance,
    finance_charge_minor: fee,
    total_minor: total,
    estimated_apr: estimateApr({
      product_type: productType,
      status: 'outstanding',
      advance_minor: advance,
      total_minor: total,
      paid_minor: 0,
      waived_minor: 0,
      pending_minor: 0,
      outstanding_minor: total,
      funded_at: disclosedAt,
      repayments_begin_at: disclosedAt,
      estimated_term_days: plan.estimatedTermDays,
      agreed_term_days: null,
      frequency: plan.frequency,
      dues: plan.dues,
    }),
    payment_minor: isAverage ? Math.min(total, proportion(total, monthDays, days)) : (first?.amount_minor ?? total),
    payment_frequency: isAverage ? 'monthly' : (plan.frequency ?? 'once'),
    term_days: plan.estimatedTermDays,
    version: disclosureVersions.find((since) => since <= disclosedAt.slice(0, 10)) ?? disclosureVersions[1],
    disclosed_at: disclosedAt,
    signed_at: signedAt,
  }
}

export const toDisclosure = (record: DisclosureRecord | null): Schemas['Disclosure'] | null =>
  record && {
    amount_financed: money(record.amount_financed_minor),
    finance_charge: money(record.finance_charge_minor),
    total_payment_amount: money(record.total_minor),
    estimated_apr: record.estimated_apr,
    payment_amount: money(record.payment_minor),
    payment_frequency: record.payment_frequency,
    term_days: record.term_days,
    version: record.version,
    disclosed_at: record.disclosed_at,
    signed_at: record.signed_at,
  }
