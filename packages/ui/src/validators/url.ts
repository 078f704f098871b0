import { textLength } from './textLength'
import type { Validator } from './validator'

const fits = textLength(1, 400)

/**
 * HTTP or HTTPS URL with slashes. Rejects forms that browsers accept but users don't mean (`https:example.com`, line
 * breaks, empty host labels), and credentials, which would be shown and stored in plain text.
 */
export const url: Validator<'length' | 'characters' | 'protocol' | 'host' | 'credentials'> = (text) => {
  if (fits(text)) return 'length'
  if (/[\t\n\r]/.test(text)) return 'characters'
  const authority = /^https?:\/\/([^/\\?#]+)/i.exec(text)?.[1]
  if (!authority) return 'protocol'
  if (authority.includes('@')) return 'credentials'
  const host = hostOf(text)
  return host === undefined || host.replace(/\.$/, '').split('.').includes('') ? 'host' : undefined
}

function hostOf(text: string): string | undefined {
  try {
    return new URL(text).hostname
  } catch {
    return undefined
  }
}
