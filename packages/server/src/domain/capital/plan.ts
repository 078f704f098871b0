import type { components } from '@partner-dashboard/contract'
import { addDays, businessDayFrom, type Country, countryOf } from './bankCalendar'
import { amortize } from './schedule'

type Schemas = components['schemas']
export type Frequency = 'weekly' | 'monthly'

export interface PlanInput {
  productType: Schemas['ProductType']
  advance: number
  fee: number
  currency: Schemas['Currency']
  fundedOn: string
  /** Estimated days to repay at the agreed pace; for an order, its terms in days. */
  estimatedTermDays: number
  /** Term loans only. */
  frequency?: Frequency
  /** Orders in installments only. */
  isInInstallments?: boolean
}

/** A due date with its amount and the cumulative amount. */
export interface Due {
  due_on: string
  /** Date before it moved to a business day; null if it didn't. */
  scheduled_on?: string | null
  amount_minor: number
  fee_minor: number
  due_minor: number
}

export interface RepaymentPlan {
  dues: Due[]
  minimumMinor: number
  minimumIntervalDays: number
  estimatedTermDays: number
  frequency: Frequency | null
  termMonths: number | null
  maturesOn: string | null
}

export const periodDays = 30
/** A flex loan may take 1.5 times the estimated term, up to 18 months. */
const slack = 1.5
const maxPeriods = 18
const termMonths = 12
/** A spend card's statement covers 30 days, closes when it's funded, and is due 25 days later. */
export const statementDays = 30
const paymentDays = 25

/** The same day of a later month, or its last day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** Sales are shared from the first business day after the funding. */
export const repaymentsBeginAt = (fundedAt: string, currency: Schemas['Currency']) =>
  `${businessDayFrom(addDays(fundedAt.slice(0, 10), 1), countryOf(currency))}${fundedAt.slice(10)}`

export type DueDate = Pick<Due, 'due_on' | 'scheduled_on'>

/** A date, or the next business day after it. */
const dueDate = (date: string, country: Country): DueDate => {
  const due_on = businessDayFrom(date, country)
  return { due_on, scheduled_on: due_on === date ? null : date }
}

/** The date before it moved to a business day. */
export const scheduledOn = ({ due_on, scheduled_on }: DueDate) => scheduled_on ?? due_on

export function duesOf(parts: readonly { amount: number; fee: number }[], dates: readonly DueDate[]): Due[] {
  let due = 0
  return parts.map(({ amount, fee }, index) => {
    due += amount
    return { ...(dates[index] ?? { due_on: '' }), amount_minor: amount, fee_minor: fee, due_minor: due }
  })
}

/** Splits a total into equal parts; the last absorbs the rounding. */
export function equalParts(total: number, fee: number, count: number): { amount: number; fee: number }[] {
  const part = (whole: number, index: number) =>
    index < count - 1 ? Math.floor(whole / count) : whole - Math.floor(whole / count) * (count - 1)
  return Array.from({ length: count }, (_, index) => ({ amount: part(total, index), fee: part(fee, index) }))
}

/** Repayment plan of a funded product by type, which screens, debits and delinquency share. */
export function planOf(input: PlanInput): RepaymentPlan {
  const { advance, fee, currency, fundedOn, estimatedTermDays } = input
  const country = countryOf(currency)
  const total = advance + fee
  const open: RepaymentPlan = {
    dues: [],
    minimumMinor: 0,
    minimumIntervalDays: 0,
    estimatedTermDays,
    frequency: null,
    termMonths: null,
    maturesOn: null,
  }
  const until = (dues: Due[]) => ({ dues, maturesOn: dues.at(-1)?.due_on ?? null })
  switch (input.productType) {
    case 'term_loan': {
      const frequency = input.frequency ?? 'monthly'
      const count = frequency === 'monthly' ? termMonths : 52
      const dates = Array.from({ length: count }, (_, index) =>
        dueDate(frequency === 'monthly' ? addMonths(fundedOn, index + 1) : addDays(fundedOn, 7 * (index + 1)), country),
      )
      const dues = duesOf(amortize({ advance, fee }, count).instalments, dates)
      return { ...open, ...until(dues), frequency, termMonths, estimatedTermDays: 365 }
    }
    case 'flex_loan': {
      const count = Math.min(maxPeriods, Math.max(2, Math.ceil((estimatedTermDays * slack) / periodDays)))
      const dates = Array.from({ length: count }, (_, index) =>
        dueDate(addDays(fundedOn, 1 + periodDays * (index + 1)), country),
      )
      const dues = duesOf(equalParts(total, fee, count), dates)
      return { ...open, ...until(dues), minimumMinor: dues[0]?.amount_minor ?? 0, minimumIntervalDays: periodDays }
    }
    case 'bnpl': {
      const count = input.isInInstallments ? Math.max(1, Math.round(estimatedTermDays / periodDays)) : 1
      const dates = Array.from({ length: count }, (_, index) =>
        dueDate(addDays(fundedOn, Math.round((estimatedTermDays * (index + 1)) / count)), country),
      )
      return { ...open, ...until(duesOf(equalParts(total, fee, count), dates)) }
    }
    case 'spend_card': {
      const due = dueDate(addDays(fundedOn, paymentDays), country)
      return {
        ...open,
        ...until(duesOf([{ amount: total, fee }], [due])),
        estimatedTermDays: paymentDays,
      }
    }
    case 'merchant_cash_advance':
      return open
  }
}
