import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addBusinessDays,
  addDays,
  batchTimes,
  businessDayFrom,
  businessDaysIn,
  businessDayUntil,
  type Country,
  daysBetween,
  isBusinessDay,
  payableFrom,
} from './bankCalendar'
import { movedDues } from './hardship'
import { type History, type MovedHistory, movedHistory } from './history'
import { planOf, scheduledOn } from './plan'

const types = ['merchant_cash_advance', 'flex_loan', 'term_loan', 'bnpl', 'spend_card'] as const
type ProductType = (typeof types)[number]

const runs = process.env.FULL === '1' ? 500 : 50

const dateOf = (time: string) => time.slice(0, 10)
const sentAt = (day: string) => `${day}T${batchTimes.sent}Z`
const settledAt = (day: string, country: Country) => `${addBusinessDays(day, 1, country)}T${batchTimes.settled}Z`

function funded(productType: ProductType, country: Country, now: string, frequency: 'weekly' | 'monthly'): History {
  const currency = country === 'CA' ? 'CAD' : 'USD'
  const isSalesBased = productType === 'merchant_cash_advance' || productType === 'flex_loan'
  const { dues } = planOf({
    ...{ productType, currency, frequency, advance: 900_000, fee: productType === 'spend_card' ? 0 : 90_000 },
    ...{ fundedOn: dateOf(now), estimatedTermDays: 90, isInInstallments: productType === 'bnpl' },
  })
  return {
    ...{ currency, dues, funded_at: now, repayment_rate: isSalesBased ? '0.1' : null, hardship_starts_on: null },
    ...{ pauses: [], payments: [], refunds: [], waivers: [] },
  }
}

const pausesOf = ({ pauses }: History) => pauses.filter(({ is_cancelled }) => !is_cancelled)
const isPaused = (day: string, history: History) =>
  pausesOf(history).some(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on)

const retriesMoved = (history: History, country: Country) => {
  for (const payment of history.payments)
    if (payment.next_attempt_at)
      payment.next_attempt_at = sentAt(payableFrom(dateOf(payment.next_attempt_at), country, pausesOf(history)))
}

/** Grants a grace period that starts in some days, unless it would overlap with another one. */
function granted(history: History, now: string, inDays: number, length: number, country: Country): void {
  const today = dateOf(now)
  const [starts_on, ends_on] = [addDays(today, inDays), addDays(today, inDays + length - 1)]
  if (pausesOf(history).some((pause) => pause.starts_on <= ends_on && starts_on <= pause.ends_on)) return
  history.pauses.push({ id: `${history.pauses.length}`, created_at: now, starts_on, ends_on, is_cancelled: false })
  history.dues = movedDues({ ...history, pauses: pausesOf(history) }, starts_on, length)
  retriesMoved(history, country)
}

/** Cancels the latest grace period if it's to come. */
function cancelled(history: History, today: string, country: Country): void {
  const pause = history.pauses.at(-1)
  if (!pause || pause.is_cancelled || pause.starts_on <= today) return
  pause.is_cancelled = true
  const days = daysBetween(pause.starts_on, pause.ends_on) + 1
  history.dues = movedDues({ ...history, pauses: pausesOf(history) }, pause.starts_on, -days)
  retriesMoved(history, country)
}

/** Sends the debits of the business days that an advance added; every tenth is returned and presented again. */
function debited(history: MovedHistory, today: string, country: Country): void {
  const { payments } = history
  for (const payment of payments) {
    const settles = settledAt(dateOf(payment.initiated_at), country)
    if (payment.settled_at === null && payment.next_attempt_at === null && dateOf(settles) <= today)
      payment.settled_at = settles
  }
  const send = (day: string, type: string, retryOf?: History['payments'][number]) => {
    const id = `${payments.length}`
    const isReturned = payments.length % 10 === 9
    const settles = settledAt(day, country)
    if (retryOf) retryOf.next_attempt_at = null
    payments.push({
      ...{ id, type, attempt: (retryOf?.attempt ?? 0) + 1, retry_of: retryOf?.id ?? null, initiated_at: sentAt(day) },
      settled_at: isReturned || dateOf(settles) > today ? null : settles,
      next_attempt_at: isReturned
        ? sentAt(payableFrom(addBusinessDays(day, 3, country), country, pausesOf(history)))
        : null,
    })
  }
  for (const day of businessDaysIn(history.nextBatchOn, today, country)) {
    if (isPaused(day, history)) continue
    for (const failed of payments.filter(({ next_attempt_at: next }) => next !== null && dateOf(next) <= day))
      send(day, failed.type, failed)
    if (day <= history.lastDebitOn) continue
    if (history.repayment_rate !== null) send(day, 'sales_based')
    else if (history.dues.some(({ due_on }) => due_on === day)) send(day, 'scheduled')
  }
}

function paidByHand(history: History, now: string): void {
  const { payments, refunds, waivers } = history
  const id = `${payments.length}`
  payments.push({
    id,
    type: 'manual',
    attempt: 1,
    retry_of: null,
    initiated_at: now,
    settled_at: now,
    next_attempt_at: null,
  })
  refunds.push({ id, created_at: now })
  waivers.push({ id, created_at: now })
}

/** Events by ID in the order of their times. */
const timesOf = (history: History) =>
  new Map([
    ...history.payments.flatMap(({ id, initiated_at, settled_at }): [string, string][] => [
      [`sent ${id}`, initiated_at],
      ...(settled_at ? ([[`settled ${id}`, settled_at]] as [string, string][]) : []),
    ]),
    ...history.refunds.map(({ id, created_at }): [string, string] => [`refund ${id}`, created_at]),
    ...history.waivers.map(({ id, created_at }): [string, string] => [`waiver ${id}`, created_at]),
    ...pausesOf(history).map(({ id, created_at }): [string, string] => [`grace ${id}`, created_at]),
  ])

function brokenOf(before: History, after: History, now: string, country: Country): string[] {
  const [was, is] = [timesOf(before), timesOf(after)]
  const order = [...was].toSorted(([, one], [, other]) => (one < other ? -1 : one > other ? 1 : 0)).map(([key]) => key)
  // A retry is sent as many business days later, even if holidays put the next installment before it.
  const retries = new Set(after.payments.flatMap(({ id, attempt }) => (attempt > 1 ? [id] : [])))
  const isRetry = (key: string) => retries.has(key.split(' ')[1] ?? '')
  const debits = after.payments.filter(({ type, attempt }) => type !== 'manual' && attempt === 1)
  const days = debits.map(({ initiated_at }) => dateOf(initiated_at))
  const isOpen = (time: string) => isBusinessDay(dateOf(time), country)
  const spacing = ({ dues, funded_at }: History) => dues.map((due) => daysBetween(dateOf(funded_at), scheduledOn(due)))
  const hasSchedule = after.repayment_rate === null
  const checks = {
    'funded on a business day': isOpen(after.funded_at),
    'events on business days': [...is].every(([key, time]) => isOpen(time) || key.startsWith('grace')),
    'retries on business days': after.payments.every(({ next_attempt_at: next }) => next === null || isOpen(next)),
    'nothing after the present': [...is.values()].every((time) => time <= now),
    'nothing before the funding': [...is.values()].every((time) => time >= after.funded_at),
    'nothing moves later': [...is].every(([key, time]) => time <= (was.get(key) ?? '')),
    'the order stays': order.every((key, at) => {
      const previous = order[at - 1] ?? key
      const isTie = was.get(previous) === was.get(key)
      return isTie || isRetry(key) || isRetry(previous) || (is.get(previous) ?? '') <= (is.get(key) ?? '')
    }),
    'one debit per business day': new Set(days).size === days.length,
    'debits settle on the next business day': after.payments.every(
      ({ type, initiated_at, settled_at }) =>
        type === 'manual' || settled_at === null || settled_at === settledAt(dateOf(initiated_at), country),
    ),
    'retries are as many business days later': after.payments.every(
      ({ id }) => retryGap(after, id, country) === retryGap(before, id, country),
    ),
    'nothing is retried in a grace period': after.payments.every(
      ({ next_attempt_at: next }) => next === null || !isPaused(dateOf(next), after),
    ),
    'nothing was debited in a grace period': after.payments.every(
      ({ type, initiated_at }) => type === 'manual' || !isPaused(dateOf(initiated_at), after),
    ),
    'nothing is due in a grace period': !hasSchedule || after.dues.every(({ due_on }) => !isPaused(due_on, after)),
    'grace periods are granted before they start': pausesOf(after).every(
      ({ created_at, starts_on }) => dateOf(created_at) <= starts_on,
    ),
    'grace periods end after they start': after.pauses.every(({ starts_on, ends_on }) => starts_on <= ends_on),
    'grace periods don’t overlap': pausesOf(after).every((pause) =>
      pausesOf(after).every(
        (other) => other === pause || other.ends_on < pause.starts_on || pause.ends_on < other.starts_on,
      ),
    ),
    'dues on business days, in order': after.dues.every(
      ({ due_on }, at) => isOpen(due_on) && (at === 0 || due_on > (after.dues[at - 1]?.due_on ?? '')),
    ),
    'due dates keep their spacing': !hasSchedule || spacing(before).join() === spacing(after).join(),
    'due on the first business day': !hasSchedule || after.dues.every((due) => isDueDate(due, after, country)),
    'installments are debited on due dates':
      !hasSchedule || days.every((day) => after.dues.some(({ due_on }) => due_on === day)),
  }
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]))
}

/** Business days from a payment to its retry. */
function retryGap({ payments }: History, id: string, country: Country): number | undefined {
  const retry = payments.find((payment) => payment.id === id)
  const first = payments.find((payment) => payment.id === retry?.retry_of)
  return retry && first && businessDaysIn(dateOf(first.initiated_at), dateOf(retry.initiated_at), country).length
}

/** The date or the next business day outside grace periods; before a grace period, the previous one. */
function isDueDate(due: History['dues'][number], history: History, country: Country): boolean {
  const date = scheduledOn(due)
  const isBefore = isPaused(businessDayFrom(date, country), history) && !isPaused(date, history)
  const after = payableFrom(date, country, pausesOf(history))
  return due.due_on === after || (isBefore && due.due_on === businessDayUntil(date, country))
}

describe('a history that moves into the past', () => {
  it.each(types.flatMap((type) => (['US', 'CA'] as const).map((country) => [type, country] as const)))(
    'stays on the bank calendar: %s in %s',
    (type, country) => {
      const steps = fc.array(
        fc.record({
          days: fc.integer({ min: 1, max: 40 }),
          isManual: fc.boolean(),
          grace: fc.option(
            fc.record({ inDays: fc.integer({ min: 1, max: 20 }), length: fc.integer({ min: 7, max: 45 }) }),
          ),
          isCancelled: fc.boolean(),
        }),
        {
          minLength: 2,
          maxLength: 12,
        },
      )
      fc.assert(
        fc.property(
          ...[
            fc.integer({ min: 0, max: 1500 }),
            fc.integer({ min: 0, max: 23 }),
            fc.constantFrom('weekly' as const, 'monthly' as const),
            steps,
          ],
          (offset, hour, frequency, moves) => {
            const today = addDays('2026-01-01', offset)
            const now = `${today}T${String(hour).padStart(2, '0')}:30:00Z`
            let history = funded(type, country, now, frequency)
            for (const { days, isManual, grace, isCancelled } of moves) {
              const before = history
              const moved = movedHistory(before, days, today)
              expect(daysBetween(dateOf(moved.funded_at), dateOf(before.funded_at))).toBeGreaterThanOrEqual(days)
              expect(brokenOf(before, moved, now, country)).toEqual([])
              history = moved
              debited(moved, today, country)
              if (history.repayment_rate === null) {
                const late = history.dues.filter(({ due_on }) => due_on < today)
                const sent = history.payments.filter(({ type: kind, attempt }) => kind === 'scheduled' && attempt === 1)
                expect(sent).toHaveLength(late.length)
              }
              if (isManual) paidByHand(history, now)
              if (grace) granted(history, now, grace.inDays, grace.length, country)
              if (isCancelled) cancelled(history, today, country)
            }
          },
        ),
        { numRuns: runs, seed: 20 },
      )
    },
  )

  it('keeps the order of events within one second', () => {
    const history = funded('merchant_cash_advance', 'US', '2026-11-03T10:00:00Z', 'weekly')
    const times = ['2026-11-10T14:00:00Z', '2026-11-10T14:00:00.8Z', '2026-11-10T14:00:00.825Z']
    for (const time of times) paidByHand(history, time)
    const moved = movedHistory(history, 30, '2026-11-24')
    expect(moved.payments.map(({ id }) => id)).toEqual(['0', '1', '2'])
    expect(moved.refunds.map(({ created_at }) => created_at)).toEqual(
      moved.payments.map((payment) => payment.initiated_at),
    )
    expect(new Set(moved.refunds.map(({ created_at }) => created_at)).size).toBe(3)
  })
})
