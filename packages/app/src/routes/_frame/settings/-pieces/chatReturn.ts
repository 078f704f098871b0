import * as v from 'valibot'
import type { ScopeSearch } from '../../../../router/scoped'
import { readStored, type StoredSchema, storedText } from '../../../../views/stored'

const key = 'partner-dashboard.chat-return'

/**
 * The scope of the page that is left for the chat service, which leads back to an address without one. Of this tab: another one may be elsewhere.
 */
export function rememberScope({ partner_id, sandbox_mode }: ScopeSearch): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ partner_id, sandbox_mode }))
  } catch {
    // The way back then leads to production.
  }
}

const scope: StoredSchema<ScopeSearch> = v.object({
  partner_id: v.fallback(v.optional(storedText), undefined),
  sandbox_mode: v.fallback(v.optional(v.literal('true')), undefined),
})

/** Once, and never again. */
export function takeScope(): ScopeSearch {
  const stored = readStored(() => sessionStorage, key, scope) ?? {}
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Blocked, so that nothing was read either.
  }
  return stored
}
