import type { DeliveryStatus } from '@partner-dashboard/client'
import { daysOf, type ListSearch } from '../../../../router/listSearch'

/** The methods and classes of status that a log can be narrowed to (specification, section 2). */
export const methods = ['GET', 'POST', 'PATCH'] as const
export const statusClasses = ['2XX', '4XX', '5XX'] as const

export const deliveryStatuses = [
  'pending',
  'sending',
  'success',
  'failed',
  'cancelled',
] as const satisfies DeliveryStatus[]

const day = 86_400_000

/** The times that a range of days means: from the first day's begin until before the day after the last, in UTC. */
export function timesOf(
  search: Pick<ListSearch, 'range' | 'from' | 'to'>,
  now = new Date(),
): { from?: string; to?: string } {
  const { from, to } = daysOf(search, now)
  return {
    from: from && `${from}T00:00:00Z`,
    to: to && `${new Date(Date.parse(to) + day).toISOString().slice(0, 10)}T00:00:00Z`,
  }
}

const id = /^([a-z_]+)_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The prefix of what looks like an object's id; whether there are such objects, the server's list says. */
export const typedPrefix = (text: string | undefined): string | undefined => id.exec(text?.trim() ?? '')?.[1]
