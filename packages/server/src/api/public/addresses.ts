import { findNaics } from '@partner-dashboard/ui/naics'
import { refuse } from '../../platform/refusal'

export interface AddressInput {
  address_line1: string
  address_line2?: string | null
  address_type?: string | null
  city: string
  state: string
  postal_code: string
  country: 'US' | 'CA'
}

const canadian = new Set(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'])

function requireState({ state, country }: AddressInput): void {
  if (canadian.has(state) === (country === 'CA')) return
  const detail = country === 'CA' ? 'must be a Canadian province or territory' : 'must be a US state or territory'
  throw refuse.invalid({ in: 'body', pointer: '/address/state', code: 'state', detail })
}

export function businessAddress(address: AddressInput) {
  requireState(address)
  return {
    address_line1: address.address_line1.trim(),
    address_line2: address.address_line2?.trim() || null,
    city: address.city.trim(),
    region: address.state,
    postal_code: address.postal_code.trim(),
    country: address.country,
  }
}

export function personAddress(address: AddressInput) {
  requireState(address)
  return {
    address_line1: address.address_line1.trim(),
    address_line2: address.address_line2?.trim() || null,
    address_type: address.address_type ?? 'home',
    city: address.city.trim(),
    state: address.state,
    postal_code: address.postal_code.trim(),
    country: address.country,
  }
}

/** Industry of a NAICS code; undefined for unknown codes. */
export const naicsIndustry = (code: string) => findNaics(code)?.industry
