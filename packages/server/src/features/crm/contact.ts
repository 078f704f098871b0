import { validateField } from '@partner-dashboard/ui/validators'
import type { PulledBusiness } from './connector'
import type { Contact, ContactRecord } from './syncStore'

/** Validates lengths and formats of our own fields. */
const isGood: Record<keyof Contact, (text: string) => boolean> = {
  phone: (text) => text.length <= 20 && /\d/.test(text),
  email: (text) => text.length <= 254 && validateField('email', text) === undefined,
  url: (text) => text.length <= 400 && validateField('url', text) === undefined,
}

/**
 * Contact data of a business merged with its newer CRM record; undefined if nothing changes. A value that the CRM got from us
 * is ignored: it may have been removed here since, and sending a business also updates its record.
 */
export function mergedContact(own: ContactRecord, theirs: PulledBusiness): Contact | undefined {
  if (Date.parse(theirs.updated_at) <= Date.parse(own.updated_at)) return undefined
  const merged: Contact = { phone: own.phone, email: own.email, url: own.url }
  for (const name of ['phone', 'email', 'url'] as const) {
    const value = theirs.contact[name]
    const text = typeof value === 'string' ? value.trim() : ''
    const isOurs = text === own.sent?.[name]?.trim()
    if (text !== '' && !isOurs && isGood[name](text)) merged[name] = text
  }
  const isChanged = merged.phone !== own.phone || merged.email !== own.email || merged.url !== own.url
  return isChanged ? merged : undefined
}
