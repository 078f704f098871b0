import type { ScopeSearch } from '../../../../router/scoped'

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

/** Once, and never again. */
export function takeScope(): ScopeSearch {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    sessionStorage.removeItem(key)
    const { partner_id, sandbox_mode } = (typeof stored === 'object' ? (stored ?? {}) : {}) as Record<string, unknown>
    return {
      ...(typeof partner_id === 'string' && { partner_id }),
      ...(sandbox_mode === 'true' && { sandbox_mode }),
    }
  } catch {
    return {}
  }
}
