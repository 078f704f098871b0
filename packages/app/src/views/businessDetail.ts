import type { BusinessMetadataStatus, OwnerAuth } from '@partner-dashboard/client'
import type { ReactNode } from 'react'
import type { Look } from './look'

/** Label and value; `known` drops empty values. */
export interface Fact {
  label: string
  value: ReactNode
}

/** Drops facts without a value, such as fields missing in older responses. */
export const known = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ value }) => value !== '' && value !== null && value !== undefined)

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

export const accountStatus: Record<'enabled' | 'disabled', Look> = {
  enabled: { tone: 'positive', label: 'Enabled' },
  disabled: { tone: 'neutral', label: 'Disabled' },
}

const datasets = [
  ['has_owner', 'Owners'],
  ['has_bank_account', 'Bank account'],
  ['has_sales', 'Recent sales'],
] as const

/** Data the partner has shared for a business, in display order. */
export const sharedData = (status: Partial<BusinessMetadataStatus>) =>
  datasets.flatMap(([key, label]) => {
    const isShared = status[key]
    return typeof isShared === 'boolean' ? [{ label, isShared }] : []
  })

/** Formats of masked numbers; each # is one of the last digits. */
const numberShapes = {
  ssn: '•••-••-####',
  ein: '••-•••####',
  sin: '••• ••# ###',
  other: '••••####',
} as const

/** `ssn, '6789'` → `•••-••-6789`; '' if empty. Extra digits are cut, so at most four are shown. */
export function maskedNumber(shape: keyof typeof numberShapes, last4: string | null | undefined): string {
  const digits = lastFour(last4)
  if (digits === '') return ''
  let at = 0
  return numberShapes[shape].replaceAll('#', () => digits[at++] ?? '')
}

export const lastFour = (value: string | null | undefined): string =>
  typeof value === 'string' ? value.replace(/\s/g, '').slice(-4) : ''

/** URL that is safe to link: http or https only. */
export function webAddress(value: string | null | undefined): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined
  const { protocol, href } = new URL(value)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
