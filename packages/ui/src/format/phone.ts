import { phoneDigits } from '../masks/plainDigits'
import { readable } from './readable'

/** `4155550123`, `+1 415 555 0123` → `(415) 555-0123`; '' if it doesn't have ten digits. */
export function formatPhone(value: string | null | undefined): string {
  const digits = phoneDigits(readable(value))
  return digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : ''
}

/** `(415) 555-0123` → `4155550123`; undefined if it doesn't have ten digits. */
export const parsePhone = (shown: string | null | undefined): string | undefined => phoneDigits(readable(shown))
