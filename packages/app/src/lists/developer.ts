import type { ApiRequestQuery, CrmEventQuery, WebhookEventQuery } from '@partner-dashboard/client'
import { type DateRangeValue, localTime } from '@partner-dashboard/ui/dates'
import { optionalOneOf, optionalText } from '../router/searchFields'
import { crmModes, deliveryStatus } from '../views/vocabulary'
import { defineList } from './list'
import { daysOf } from './listSearch'

const localMidnight = (day: string, daysLater: number) => {
  const midnight = new Date(`${day}T00:00:00`)
  midnight.setDate(midnight.getDate() + daysLater)
  return midnight.toISOString()
}

/** From the start of the first day to the start of the day after the last, in the user's time zone, in which the rows show their times. */
export function timesOf(range: DateRangeValue | undefined, now = new Date()): { from?: string; to?: string } {
  const { from, to } = daysOf(range, localTime(now))
  return { from: from && localMidnight(from, 0), to: to && localMidnight(to, 1) }
}

const range = { label: 'Time', toRequest: timesOf }
const status = { label: 'Status', values: deliveryStatus }
const objectSearch = { placeholder: 'Object ID', param: 'object_id', maxLength: 100 } as const

export const webhookEvents = defineList<WebhookEventQuery>()({
  search: objectSearch,
  range,
  filters: {
    status,
    type: { label: 'Type', kind: 'open' },
  },
  // Open tab and form, or the tracked recovery.
  fields: {
    tab: optionalOneOf(['endpoints', 'verify']),
    panel: optionalOneOf(['create', 'edit', 'recover']),
    endpoint: optionalText,
    since: optionalText,
    total: optionalText,
  },
})

export const crmEvents = defineList<CrmEventQuery>()({
  search: objectSearch,
  range,
  filters: {
    status,
    direction: { label: 'Direction', values: crmModes },
  },
  fields: { tab: optionalOneOf(['connection']), panel: optionalOneOf(['connect']) },
})

/** Methods and status classes to filter by (specification, section 2). */
export const methods = { GET: 'GET', POST: 'POST', PATCH: 'PATCH' }
const statusClasses = { '2XX': '2XX', '4XX': '4XX', '5XX': '5XX' }

export const apiRequests = defineList<ApiRequestQuery>()({
  search: { placeholder: 'Path or object ID', isSentByPage: true },
  range,
  setByPage: ['path', 'object_id'],
  filters: {
    method: { label: 'Method', values: methods },
    status_class: { label: 'Status', values: statusClasses },
    error_code: { label: 'Error', kind: 'open' },
  },
  fields: { tab: optionalOneOf(['errors']) },
})
