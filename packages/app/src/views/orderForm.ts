import type { CreateOrderRequest } from '@partner-dashboard/client'
import { parseCurrency } from '@partner-dashboard/ui/format'
import { validateField } from '@partner-dashboard/ui/validators'
import * as v from 'valibot'
import { amountProblem } from './amountProblem'
import { refusals } from './refusals'
import { type FieldSchemas, storedList, storedText } from './stored'

/** Form values of a new order, in stored form. */
export interface OrderDraft {
  business_id: string
  external_id: string
  lines: LineDraft[]
  term_type: 'net' | 'installments' | ''
  days: string
}

export interface LineDraft {
  description: string
  quantity: string
  unit_amount: string
}

export const orderSchemas: FieldSchemas<OrderDraft> = {
  business_id: storedText,
  external_id: storedText,
  lines: storedList(v.object({ description: storedText, quantity: storedText, unit_amount: storedText })),
  term_type: v.picklist(['net', 'installments', '']),
  days: storedText,
}

export const emptyLine: LineDraft = { description: '', quantity: '1', unit_amount: '' }

export const emptyOrder = (businessId = ''): OrderDraft => ({
  business_id: businessId,
  external_id: '',
  lines: [emptyLine],
  term_type: 'net',
  days: '60',
})

const integerProblem = (text: string, least: number, most: number): string | undefined => {
  if (text.trim() === '') return 'Required'
  const number = Number(text.trim())
  return /^\d+$/.test(text.trim()) && number >= least && number <= most ? undefined : `Must be ${least} to ${most}`
}

const textProblem = (text: string, most: number): string | undefined => {
  if (text.trim() === '') return 'Required'
  return Array.from(text.trim()).length > most ? 'Invalid' : undefined
}

/** Errors by request path: "external_id", "line_items/0/quantity". */
export type OrderProblems = Readonly<Record<string, string | undefined>>

export function orderProblems(order: OrderDraft): OrderProblems {
  const lines = order.lines.flatMap((line, index) => [
    [`line_items/${index}/description`, textProblem(line.description, 200)],
    [`line_items/${index}/quantity`, integerProblem(line.quantity, 1, 1_000_000)],
    [
      `line_items/${index}/unit_amount`,
      validateField('currency', line.unit_amount, { isRequired: true }) ?? amountProblem(line.unit_amount),
    ],
  ])
  return Object.fromEntries([
    ['business_id', order.business_id === '' ? 'Required' : undefined],
    ['external_id', textProblem(order.external_id, 100)],
    ['terms/type', order.term_type === '' ? 'Required' : undefined],
    ['terms/days', integerProblem(order.days, 1, 730)],
    ...lines,
  ])
}

export const hasProblem = (problems: OrderProblems) => Object.values(problems).some((problem) => problem !== undefined)

/** Server errors by the same paths; '' is the whole order. */
export function refusedOrder(error: unknown, order: OrderDraft): OrderProblems {
  const fields = Object.keys(orderProblems(order))
  return refusals(error, [...fields, 'currency', 'line_items'])
}

/** Total of the complete lines, in cents. */
export const orderCents = (lines: readonly LineDraft[]): number =>
  lines.reduce((total, { quantity, unit_amount }) => {
    const cents = Math.round((parseCurrency(unit_amount) ?? 0) * 100)
    return integerProblem(quantity, 1, 1_000_000) || cents < 0 ? total : total + Number(quantity) * cents
  }, 0)

export const toOrderRequest = (order: OrderDraft, currency: CreateOrderRequest['currency']): CreateOrderRequest => ({
  business_id: order.business_id,
  external_id: order.external_id.trim(),
  currency,
  line_items: order.lines.map(({ description, quantity, unit_amount }) => ({
    description: description.trim(),
    quantity: Number(quantity),
    unit_amount: parseCurrency(unit_amount) ?? 0,
  })),
  terms: { type: order.term_type || 'net', days: Number(order.days) },
})
