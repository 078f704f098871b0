import { readable } from './readable'

/** `sole_proprietorship` → `Sole proprietorship`; LLC is upper case. Unknown types are formatted the same way. */
export function formatIncorporationType(value: string | null | undefined): string {
  const text = readable(value)
  if (text.toLowerCase() === 'llc') return 'LLC'
  const words = text.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `Sole proprietorship` → `sole_proprietorship`; undefined if blank. */
export const parseIncorporationType = (shown: string | null | undefined): string | undefined =>
  readable(shown).toLowerCase().replace(/\s+/g, '_') || undefined

const accountTypes: Readonly<Record<string, string>> = { checking: 'Checking account', savings: 'Savings account' }

/** `checking` → `Checking account`; '' for unknown types. */
export const formatAccountType = (value: string | null | undefined): string => known(accountTypes, value)

/** `Checking account` → `checking`; undefined for unknown text. */
export const parseAccountType = (shown: string | null | undefined): string | undefined => stored(accountTypes, shown)

const transferMethods: Readonly<Record<string, string>> = { electrical: 'Bank transfer', wire: 'Wire' }

/** `electrical` → `Bank transfer`. */
export const formatTransferMethod = (value: string | null | undefined): string => known(transferMethods, value)

/** `Bank transfer` → `electrical`; undefined for unknown text. */
export const parseTransferMethod = (shown: string | null | undefined): string | undefined =>
  stored(transferMethods, shown)

/** Label of a stored value; returns labels as they are. */
const known = (words: Readonly<Record<string, string>>, value: string | null | undefined) =>
  words[stored(words, value) ?? ''] ?? ''

/** Stored value of a label; returns stored values as they are. */
function stored(words: Readonly<Record<string, string>>, shown: string | null | undefined): string | undefined {
  const text = readable(shown).toLowerCase()
  return Object.keys(words).find((key) => key === text || words[key]?.toLowerCase() === text)
}

export interface ShownNaics {
  code?: string | null
  industry?: string | null
}

/** `{ code: '722511', industry: 'Full-Service Restaurants' }` → `722511 Full-Service Restaurants`. */
export const formatNaics = (naics: ShownNaics | null | undefined): string => joined([naics?.code, naics?.industry], ' ')

/** `722511 Full-Service Restaurants` → code and industry; undefined without a leading code. */
export function parseNaics(shown: string | null | undefined): { code: string; industry: string } | undefined {
  const [, code, industry] = /^([0-9]{2,6})\s+(\S.*)$/.exec(readable(shown)) ?? []
  return code && industry ? { code, industry } : undefined
}

export interface ShownAddress {
  address_line1?: string | null
  address_line2?: string | null
  city?: string | null
  state?: string | null
  postal_code?: string | null
}

/** `line1, [line2,] city, state postal`, without commas for missing parts. */
export function formatAddress(address: ShownAddress | null | undefined): string {
  if (!address) return ''
  const { address_line1, address_line2, city, state, postal_code } = address
  return joined([address_line1, address_line2, city, joined([state, postal_code], ' ')], ', ')
}

const joined = (parts: readonly (string | null | undefined)[], separator: string): string =>
  parts.map(readable).filter(Boolean).join(separator)
