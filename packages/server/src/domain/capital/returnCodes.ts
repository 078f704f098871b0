import { addBusinessDays, batchTimes, countryOf, dayOf, type Pause, payableFrom } from './bankCalendar'

type Currency = 'USD' | 'CAD'

interface ReturnCode {
  network: 'ach' | 'eft'
  message: string
  /** The debit may be presented again. */
  isRetried?: true
  /** The account can't be debited again. */
  isFinal?: true
}

/**
 * Reasons for returned debits. ACH: Nacha Operating Rules, return reason codes as of June 2021. EFT (PAD): Payments
 * Canada, Standard 005, return reason codes as of December 2023.
 */
const returnCodes: Record<string, ReturnCode> = {
  R01: { network: 'ach', message: 'Insufficient funds', isRetried: true },
  R02: { network: 'ach', message: 'Account closed', isFinal: true },
  R03: { network: 'ach', message: 'No account or unable to locate account', isFinal: true },
  R04: { network: 'ach', message: 'Invalid account number', isFinal: true },
  R07: { network: 'ach', message: 'Authorization revoked by customer', isFinal: true },
  R08: { network: 'ach', message: 'Payment stopped' },
  R09: { network: 'ach', message: 'Uncollected funds', isRetried: true },
  R10: { network: 'ach', message: 'Customer advises originator is not known or not authorized', isFinal: true },
  R16: { network: 'ach', message: 'Account frozen', isFinal: true },
  R20: { network: 'ach', message: 'Non-transaction account', isFinal: true },
  R29: { network: 'ach', message: 'Corporate customer advises not authorized', isFinal: true },
  '901': { network: 'eft', message: 'Insufficient funds', isRetried: true },
  '902': { network: 'eft', message: 'Account not found', isFinal: true },
  '903': { network: 'eft', message: 'Payment stopped or recalled' },
  '905': { network: 'eft', message: 'Account closed', isFinal: true },
  '907': { network: 'eft', message: 'No debit allowed', isFinal: true },
  '908': { network: 'eft', message: 'Funds not cleared', isRetried: true },
  '911': { network: 'eft', message: 'Account frozen', isFinal: true },
  '912': { network: 'eft', message: 'Invalid or incorrect account number', isFinal: true },
  '919': { network: 'eft', message: 'Not in accordance with agreement, business', isFinal: true },
  '920': { network: 'eft', message: 'Agreement revoked, business', isFinal: true },
}

/** Names that sandbox requests can use instead of a code. */
const named: Record<string, Record<Currency, string>> = {
  insufficient_funds: { USD: 'R01', CAD: '901' },
  account_closed: { USD: 'R02', CAD: '905' },
  no_account: { USD: 'R03', CAD: '902' },
  declined: { USD: 'R08', CAD: '903' },
}

/** Return code of a failure in the given currency. */
export function returnCodeOf(failure: string, currency: Currency): string | undefined {
  const code = (Object.hasOwn(named, failure) ? named[failure]?.[currency] : undefined) ?? failure
  const network = currency === 'CAD' ? 'eft' : 'ach'
  return Object.hasOwn(returnCodes, code) && returnCodes[code]?.network === network ? code : undefined
}

export const returnMessage = (code: string) => returnCodes[code]?.message ?? null

/** Whether the account can't be debited again after a return with this code. */
export const isFinalReturn = (code: string) => returnCodes[code]?.isFinal === true

/** Codes after which the account can't be debited again. */
export const finalReturns = Object.keys(returnCodes).filter(isFinalReturn)

/** Nacha allows two re-presentments of a returned debit. EFT uses the same limit. */
const maxAttempts = 3
const retryBusinessDays = 3

/** Time a returned debit is presented again, outside grace periods; null if it isn't. */
export function nextAttemptAt(
  code: string,
  attempt: number,
  failedAt: Date,
  currency: Currency,
  pauses: readonly Pause[] = [],
): string | null {
  if (!returnCodes[code]?.isRetried || attempt >= maxAttempts) return null
  const country = countryOf(currency)
  const day = addBusinessDays(dayOf(failedAt), retryBusinessDays, country)
  return `${payableFrom(day, country, pauses)}T${batchTimes.sent}Z`
}
