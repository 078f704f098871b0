import type { BusinessMetadataStatus, OwnerAuth } from '@partner-dashboard/client'
import type { ReactNode } from 'react'
import type { Look } from './look'

/** A label and what stands beside it; an empty value is left out by `known`. */
export interface Fact {
  label: string
  value: ReactNode
}

/** The facts that are known: what is missing, in an older answer too, leaves no line behind. */
export const known = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ value }) => value !== '' && value !== null && value !== undefined)

/** Where the identity check of an owner stands. */
export const ownerAuthStatus = {
  not_started: { tone: 'neutral', label: 'Identity not verified' },
  pending: { tone: 'caution', label: 'Verification pending' },
  verified: { tone: 'positive', label: 'Identity verified' },
  failed: { tone: 'negative', label: 'Verification failed' },
} satisfies Record<OwnerAuth['status'], Look>

export const ownerAuthMethods = {
  identity_document: 'Identity document',
  ssn_match: 'SSN match',
  sin_match: 'SIN match',
} satisfies Record<NonNullable<OwnerAuth['method']>, string>

/** Whether a bank account is in use. */
export const accountStatus: Record<'enabled' | 'disabled', Look> = {
  enabled: { tone: 'positive', label: 'Enabled' },
  disabled: { tone: 'neutral', label: 'Disabled' },
}

const datasets = [
  ['has_owner', 'Owners'],
  ['has_bank_account', 'Bank account'],
  ['has_sales', 'Sales in the last 30 days'],
] as const

/** What the partner has shared of a business, in the order in which it is asked for. */
export const sharedData = (status: Partial<BusinessMetadataStatus>) =>
  datasets.flatMap(([key, label]) => {
    const isShared = status[key]
    return typeof isShared === 'boolean' ? [{ label, isShared }] : []
  })

/** How numbers that nobody may read whole are written; each # is one of the last digits. */
const numberShapes = {
  ssn: '•••-••-####',
  ein: '••-•••####',
  sin: '••• ••# ###',
  other: '••••####',
} as const

/** `ssn, '6789'` → `•••-••-6789`. What is not there gives ''; digits that came in excess are cut, so that never more than four are shown. */
export function maskedNumber(shape: keyof typeof numberShapes, last4: string | null | undefined): string {
  const digits = lastFour(last4)
  if (digits === '') return ''
  let at = 0
  return numberShapes[shape].replaceAll('#', () => digits[at++] ?? '')
}

export const lastFour = (value: string | null | undefined): string =>
  typeof value === 'string' ? value.replace(/\s/g, '').slice(-4) : ''

/** A web address that is safe to lead to: http or https alone, whatever was stored. */
export function webAddress(value: string | null | undefined): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined
  const { protocol, href } = new URL(value)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
