import type { ApiRequest } from '@partner-dashboard/client'
import { formatNumber } from '@partner-dashboard/ui/format'
import { type Look, nameOf } from './look'

const toneOfClass: Readonly<Record<string, Look['tone']>> = { '2XX': 'positive', '4XX': 'caution', '5XX': 'negative' }

/** HTTP status pill, colored by class. */
export const statusLook = ({ status_code, status_class }: Pick<ApiRequest, 'status_code' | 'status_class'>): Look => ({
  tone: toneOfClass[status_class] ?? 'neutral',
  label: String(status_code),
})

export const duration = (ms: number | null | undefined) =>
  typeof ms !== 'number' ? '' : `${formatNumber(Math.round(ms * 10) / 10)} ms`

/** Quotes a string for a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

export interface ShownCall {
  method: string
  /** Full URL with query. */
  url: string
  headers?: Readonly<Record<string, unknown>>
  body?: unknown
}

/**
 * Headers set by the caller's client or the transport. The idempotency key is also left out: reusing it would return
 * the stored response or an error, since the logged body is redacted.
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

/** Size of a body that was too large to log; undefined for any other body. */
export function cutSize(body: unknown): number | undefined {
  const { cut, size } = Object(body) as { cut?: unknown; size?: unknown }
  return cut === true && typeof size === 'number' ? size : undefined
}

/** curl command of a request. The API key is the variable API_KEY, a body that wasn't logged a file. */
export function curlOf({ method, url, headers = {}, body }: ShownCall): string {
  const copied = Object.entries(headers).filter(([name]) => !isLeftOut(name.toLowerCase()))
  const hasBody = body !== undefined && body !== null
  const data = () => (cutSize(body) === undefined ? quoted(JSON.stringify(body, null, 2)) : '@body.json')
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(url)}`,
    '-H "Authorization: Bearer $API_KEY"',
    ...copied.map(([name, value]) => `-H ${quoted(`${name}: ${String(value)}`)}`),
    ...(hasBody ? [`-H 'Content-Type: application/json'`, `-d ${data()}`] : []),
  ]
  return parts.join(' \\\n  ')
}

const id = /^([a-z_]+)_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Object type of an ID; undefined if it isn't a complete ID. */
export const prefixOf = (text: string): string | undefined => id.exec(text.trim())?.[1]

/** Object type and end of its ID: "Capital product …0f6b1c". */
export function objectText(text: string): string {
  const prefix = prefixOf(text)
  return prefix === undefined ? text : `${nameOf({}, prefix)} …${text.trim().slice(-6)}`
}

export interface ObjectAddress {
  to: string
  search?: Readonly<Record<string, string>>
}

const paymentAddress = (business: string, object: string): ObjectAddress => ({
  to: `${business}/capital/payment-progress`,
  search: { payment: object },
})

/** Pages below a business, by ID prefix. */
const underBusiness: Readonly<Record<string, (business: string, object: string) => ObjectAddress>> = {
  application: (business) => ({ to: `${business}/capital/applications` }),
  offer: (business, object) => ({ to: `${business}/capital/offers`, search: { offer: object } }),
  capital_product: (business, object) => ({ to: `${business}/capital/funded-products/${object}` }),
  payment: paymentAddress,
  refund: paymentAddress,
  order: (business, object) => ({ to: `${business}/capital/orders`, search: { order_id: object } }),
  bank_account: (business) => ({ to: `${business}/capital/bank-info` }),
  person: (business) => ({ to: `${business}/capital/owner-info` }),
  daily_sales_record: (business) => ({ to: `${business}/sales` }),
}

/** Link to an object; undefined if it has no page. One of the related IDs may be its business. */
export function objectAddress(object: string, beside: readonly string[] = []): ObjectAddress | undefined {
  const prefix = prefixOf(object)
  if (prefix === 'business') return { to: `/businesses/${object}/capital/overview` }
  if (prefix === 'event') return { to: `/developer/webhook-events/${object}` }
  if (prefix === 'crm_event') return { to: `/developer/crm-events/${object}` }
  if (prefix === 'fee_discount') return { to: `/marketing/promotions/fee-discounts/${object}` }
  // Only manual uploads are named by events.
  if (prefix === 'upload') return { to: `/data-share/manual-uploads/uploads/${object}` }
  if (prefix === 'webhook_endpoint') return { to: '/developer/webhook-events', search: { tab: 'endpoints' } }
  const business = beside.find((other) => prefixOf(other) === 'business')
  return prefix === undefined || business === undefined
    ? undefined
    : underBusiness[prefix]?.(`/businesses/${business}`, object)
}
