import type { Audience, AuditEvent } from '@partner-dashboard/client'
import { formatDate, formatNumber, formatPercent, formatPhone } from '@partner-dashboard/ui/format'
import { adverseActionNames } from './disclosure'
import { nameOf } from './look'
import { productName } from './products'
import { promotionLabels } from './promotionForm'
import { audienceText } from './promotions'
import { frequencyName, reportName } from './reportLabels'
import { brandingLabels, callsToAction, languageNames, locales, supportLabels, themes, widgetLabels } from './settings'
import { roleName, userLabels } from './users'

type LoggedChange = Pick<AuditEvent, 'action' | 'before' | 'after' | 'names'>

interface AuditedField {
  id: string
  label: string
  theirs: string
  yours: string
}

/** Labels of fields, as in their form, and formatters of their values. */
interface Words {
  labels?: Readonly<Record<string, string>>
  values?: Readonly<Record<string, (value: unknown) => string>>
}

const named =
  (names: Readonly<Record<string, string>>) =>
  (value: unknown): string =>
    nameOf(names, String(value))
const listOf = (name: (value: string) => string) => (value: unknown) =>
  Array.isArray(value) ? value.map((item) => name(String(item))).join(', ') : textOf(value)
const day = (value: unknown) => formatDate(String(value))
const percent = (value: unknown) => formatPercent(Number(value))

const branding: Words = { labels: brandingLabels }

const widget: Words = {
  labels: { ...widgetLabels, product_type: 'Product', publish: 'Published' },
  values: {
    product_type: (value) => productName(String(value)),
    locale: named(locales),
    theme: named(themes),
    cta_variant: named(callsToAction),
    corner_radius: (value) => `${value} px`,
  },
}

const support: Words = {
  labels: supportLabels,
  values: {
    languages: (value) => (Array.isArray(value) ? languageNames(value.map(String)) : textOf(value)),
    support_phone: (value) => formatPhone(String(value)),
  },
}

const user: Words = { labels: userLabels, values: { role: (value) => roleName(String(value)) } }

const promotion: Words = {
  labels: promotionLabels,
  values: {
    discount_rate: percent,
    products: listOf(productName),
    starts_at: day,
    ends_at: day,
    audience: (value) => (isRecord(value) ? audienceText(value as unknown as Audience) : textOf(value)),
    budget_amount: (value) => formatNumber(Number(value)),
    funded_by: named({ partner: 'You', lender: 'The lender' }),
  },
}

const offerFile: Words = {
  labels: { product_type: 'Products', is_marketable_only: 'Marketable offers only' },
  values: { product_type: listOf(productName) },
}

const report: Words = {
  labels: { kind: 'Report', frequency: 'Frequency', recipients: 'Recipients', columns: 'Columns' },
  values: { kind: (value) => reportName(String(value)), frequency: (value) => frequencyName(String(value)) },
}

const decision: Words = {
  labels: { reason_code: 'Principal reason' },
  values: { decision: named({ approve: 'Approved', deny: 'Denied' }), reason_code: named(adverseActionNames) },
}

const webhook: Words = {
  labels: { url: 'URL', enabled_events: 'Events', description: 'Description', enabled: 'Enabled', status: 'Status' },
}

const byAction: Readonly<Record<string, Words>> = {
  updatePartner: branding,
  updateWidgetConfig: widget,
  updateSupportInfo: support,
  addPartnerUser: user,
  updatePartnerUser: user,
  deletePartnerUsers: user,
  deleteOrganizationUsers: user,
  submitPromotion: promotion,
  createFeeDiscount: promotion,
  connectMarketingIntegration: { labels: { vendor: 'Tool', api_key: 'API key' } },
  generateOfferCsv: offerFile,
  createReportSchedule: report,
  updateReportSchedule: report,
  deleteReportSchedule: report,
  decideApplication: decision,
  sandboxDecide: decision,
  createWebhookEndpoint: webhook,
  updateWebhookEndpoint: webhook,
}

const labelsOf = (action: string): Words => (Object.hasOwn(byAction, action) ? (byAction[action] ?? {}) : {})

/** Fields that identify the object instead of changing it. */
const names = new Set(['id', 'user_id', 'confirm_self', 'event_type', 'fee_discount_id', 'dry_run'])

/** Changed fields with the value before and after; empty if neither is known. */
export const changedFields = (event: LoggedChange): AuditedField[] =>
  fieldsOf(event)
    .map(({ theirs, yours, ...field }) => ({
      ...field,
      theirs: withNames(theirs, event.names),
      yours: withNames(yours, event.names),
    }))
    .filter(({ theirs, yours }) => theirs !== '' || yours !== '')

/** The change in one line, such as "Role: Developer to Admin"; empty if no values are logged. */
export function changeText(event: LoggedChange): string {
  const [first, ...others] = changedFields(event).filter(({ theirs, yours }) => theirs !== yours)
  if (!first) return ''
  const { label, theirs, yours } = first
  // A new or deleted object has one value per field; the panel lists them.
  if (event.before === null || yours === '') return ''
  const change = `${label}: ${theirs || '(empty)'} to ${yours}`
  return others.length === 0 ? change : `${change} and ${others.length} more`
}

/** Replaces the IDs of objects by their names. */
const withNames = (text: string, names: AuditEvent['names']) =>
  Object.entries(names).reduce((shown, [id, name]) => shown.replaceAll(id, name), text)

function fieldsOf({ action, before, after }: LoggedChange): AuditedField[] {
  const words = labelsOf(action)
  const field = (key: string, was: unknown, is: unknown) => fieldOf(words, key, was, is)
  // A delete request by path has no fields.
  const isRemoved = action.startsWith('delete') && isRecord(after) && Object.keys(after).length === 0
  if (isRecord(after) && isRecord(before) && !isRemoved) {
    return Object.keys(after)
      .filter((key) => !names.has(key))
      .map((key) => field(key, before[key], after[key]))
  }
  // List of deleted objects.
  if (Array.isArray(before)) {
    return before.map((thing, index) => ({ ...field(`removed_${index + 1}`, thing, undefined), label: removed(index) }))
  }
  if (isRecord(before)) return Object.keys(before).map((key) => field(key, before[key], undefined))
  if (!isRecord(after)) return []
  // Promotions are nested in one field.
  const fields = isRecord(after.promotion) ? after.promotion : after
  return Object.keys(fields)
    .filter((key) => !names.has(key))
    .map((key) => field(key, undefined, fields[key]))
}

const removed = (index: number) => `Removed ${index + 1}`

function fieldOf({ labels = {}, values = {} }: Words, key: string, before: unknown, after: unknown): AuditedField {
  const read = Object.hasOwn(values, key) ? values[key] : undefined
  const shown = (value: unknown) =>
    value === null || value === undefined || value === ''
      ? ''
      : placeholders.has(value)
        ? 'Not logged'
        : (read ?? textOf)(value)
  const label = Object.hasOwn(labels, key) ? labels[key] : undefined
  return { id: key, label: label ?? sentenceOf(key.replaceAll('_', ' ')), theirs: shown(before), yours: shown(after) }
}

const sentenceOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Logged instead of images, secrets and long values; older events have '(left out)'. */
const placeholders = new Set<unknown>(['(omitted)', '(left out)', '(too long)'])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  // Enum value without a label.
  if (typeof value === 'string' && /^[a-z]+(_[a-z]+)+$/.test(value)) return nameOf({}, value)
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  // The log doesn't keep the order of fields.
  if (isRecord(value)) {
    return Object.keys(value)
      .sort()
      .map((key) => textOf(value[key]))
      .filter(Boolean)
      .join(' · ')
  }
  return JSON.stringify(value)
}
