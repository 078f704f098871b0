/** `sole_proprietorship` → `Sole proprietorship`; LLC stands in capitals. */
export function formatIncorporationType(value: string | null | undefined): string {
  const text = (value ?? '').trim()
  if (text.toLowerCase() === 'llc') return 'LLC'
  const words = text.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const accountTypes: Readonly<Record<string, string>> = { checking: 'Checking account', savings: 'Savings account' }

/** `checking` → `Checking account`; a type that is not known gives ''. */
export const formatAccountType = (value: string | null | undefined): string => known(accountTypes, value)

const transferMethods: Readonly<Record<string, string>> = { electrical: 'Bank transfer', wire: 'Wire' }

/** `electrical` → `Bank transfer`. */
export const formatTransferMethod = (value: string | null | undefined): string => known(transferMethods, value)

const known = (words: Readonly<Record<string, string>>, value: string | null | undefined) =>
  value != null && Object.hasOwn(words, value) ? (words[value] ?? '') : ''

/** `{ code: '722511', industry: 'Full-Service Restaurants' }` → `722511 Full-Service Restaurants`. */
export const formatNaics = (naics: { code: string; industry: string } | null | undefined): string =>
  naics ? `${naics.code} ${naics.industry}`.trim() : ''

export interface ShownAddress {
  address_line1?: string | null
  address_line2?: string | null
  city?: string | null
  state?: string | null
  postal_code?: string | null
}

/** `line1, [line2,] city, state postal`. */
export function formatAddress(address: ShownAddress | null | undefined): string {
  if (!address) return ''
  const { address_line1, address_line2, city, state, postal_code } = address
  const last = [state, postal_code]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
  return [address_line1, address_line2, city, last]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')
}
