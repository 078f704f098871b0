import * as v from 'valibot'
import type { ScopeSearch } from '../../../../router/scoped'
import { readStored, type StoredSchema, storedText } from '../../../../views/stored'

const key = 'partner-dashboard.chat-return'

/** Stores the scope before leaving for the chat service, whose redirect URL has none. Per tab. */
export function rememberScope({ partner_id, sandbox_mode }: ScopeSearch): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ partner_id, sandbox_mode }))
  } catch {
    // Without storage, the redirect returns to production.
  }
}

const scope: StoredSchema<ScopeSearch> = v.object({
  partner_id: v.fallback(v.optional(storedText), undefined),
  sandbox_mode: v.fallback(v.optional(v.literal('true')), undefined),
})

/** Reads the scope once. */
export function takeScope(): ScopeSearch {
  const stored = readStored(() => sessionStorage, key, scope) ?? {}
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked.
  }
  return stored
}
