import type { ApiRequest } from '@partner-dashboard/client'
import { type Look, nameOf } from './look'

const toneOfClass: Readonly<Record<string, Look['tone']>> = { '2XX': 'positive', '4XX': 'caution', '5XX': 'negative' }

/** An HTTP status as a pill: the number, in the tone of its class. */
export const statusLook = ({ status_code, status_class }: Pick<ApiRequest, 'status_code' | 'status_class'>): Look => ({
  tone: toneOfClass[status_class] ?? 'neutral',
  label: String(status_code),
})

const milliseconds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export const duration = (ms: number | null | undefined) =>
  typeof ms !== 'number' ? '' : `${milliseconds.format(ms)} ms`

/** A text in a shell, whatever it contains. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

export interface ShownCall {
  method: string
  /** Whole, with its query. */
  url: string
  headers?: Readonly<Record<string, unknown>>
  body?: unknown
}

/**
 * What the caller's own program sets anew, or the transport does. Of the idempotency key too: with it the call would answer what it
 * answered before, or be refused, since what is logged is not the body to the letter.
 */
const leftOut = new Set([
  'authorization',
  'idempotency-key',
  'user-agent',
  'host',
  'connection',
  'transfer-encoding',
  'content-length',
  'content-type',
  'accept',
  'accept-encoding',
  'accept-language',
])
const isLeftOut = (name: string) => leftOut.has(name) || name.startsWith('sec-') || name.startsWith('x-forwarded-')

/** The same call for a terminal. The key is not known here: it stands in the variable API_KEY. */
export function curlOf({ method, url, headers = {}, body }: ShownCall): string {
  const kept = Object.entries(headers).filter(([name]) => !isLeftOut(name.toLowerCase()))
  const hasBody = body !== undefined && body !== null
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(url)}`,
    '-H "Authorization: Bearer $API_KEY"',
    ...kept.map(([name, value]) => `-H ${quoted(`${name}: ${String(value)}`)}`),
    ...(hasBody ? [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body, null, 2))}`] : []),
  ]
  return parts.join(' \\\n  ')
}

const id = /^([a-z_]+)_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The kind of object that an id names; nothing for what is no whole id. */
export const prefixOf = (text: string): string | undefined => id.exec(text.trim())?.[1]

/** What an object is, and enough of its id to know it again: 'Capital product …0f6b1c'. */
export function objectWords(text: string): string {
  const prefix = prefixOf(text)
  return prefix === undefined ? text : `${nameOf({}, prefix)} …${text.trim().slice(-6)}`
}

export interface ObjectAddress {
  to: string
  search?: Readonly<Record<string, string>>
}

/** What lies under a business, by the prefix of its id. */
const underBusiness: Readonly<Record<string, (business: string, object: string) => ObjectAddress>> = {
  application: (business) => ({ to: `${business}/capital/applications` }),
  offer: (business) => ({ to: `${business}/capital/offers` }),
  capital_product: (business, object) => ({ to: `${business}/capital/funded-products/${object}` }),
  payment: (business) => ({ to: `${business}/capital/payment-progress` }),
  refund: (business) => ({ to: `${business}/capital/payment-progress` }),
  order: (business) => ({ to: `${business}/capital/orders` }),
  bank_account: (business) => ({ to: `${business}/capital/bank-info` }),
  person: (business) => ({ to: `${business}/capital/owner-info` }),
  daily_sales_record: (business) => ({ to: `${business}/sales` }),
}

/** Where an object can be looked at; nothing where no page shows it. Of the others named beside it, one may be the business it belongs to. */
export function objectAddress(object: string, beside: readonly string[] = []): ObjectAddress | undefined {
  const prefix = prefixOf(object)
  if (prefix === 'business') return { to: `/businesses/${object}/capital/overview` }
  if (prefix === 'event') return { to: `/developer/webhook-events/${object}` }
  if (prefix === 'crm_event') return { to: `/developer/crm-events/${object}` }
  if (prefix === 'fee_discount') return { to: `/marketing/promotions/fee-discounts/${object}` }
  if (prefix === 'webhook_endpoint') return { to: '/developer/webhook-events', search: { tab: 'endpoints' } }
  const business = beside.find((other) => prefixOf(other) === 'business')
  return prefix === undefined || business === undefined
    ? undefined
    : underBusiness[prefix]?.(`/businesses/${business}`, object)
}
