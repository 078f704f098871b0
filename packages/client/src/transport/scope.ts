/** Production or sandbox, as the specification names them. */
export type Mode = 'prod' | 'sandbox'

/** Partner and mode of requests. Without a partner, the organization or a partner user's own partner. */
export interface Scope {
  readonly partnerId: string | null
  readonly mode: Mode
}

/** The values are specified (section 7); the names are this project's and defined only here. */
export function scopeHeaders({ partnerId, mode }: Scope): Record<string, string> {
  return {
    ...(partnerId === null ? {} : { 'Dashboard-Partner': `partner_${partnerId}` }),
    ...(mode === 'sandbox' ? { 'Dashboard-Sandbox': '1' } : {}),
  }
}
