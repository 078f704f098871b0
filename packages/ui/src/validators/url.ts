import { textLength } from './textLength'
import type { Validator } from './validator'

const fits = textLength(1, 400)

/**
 * A web address as browsers read it, with http or https and the two slashes typed out. Browsers would also take `https:example.com`, a line break
 * inside and an empty label of the host; none of these is what somebody meant. A name and password before the host are refused: what
 * stands there is shown and stored in the clear.
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
