/** Production or sandbox, as the specification names them. */
export type Mode = 'prod' | 'sandbox'

/** Whose data a call means. Without a partner it is the organization's, or a partner user's own partner. */
export interface Scope {
  readonly partnerId: string | null
  readonly mode: Mode
}

/** The header values are specified (section 7); their names are this project's and stand only here. */
export function scopeHeaders({ partnerId, mode }: Scope): Record<string, string> {
  return {
    ...(partnerId === null ? {} : { 'Dashboard-Partner': `partner_${partnerId}` }),
    ...(mode === 'sandbox' ? { 'Dashboard-Sandbox': '1' } : {}),
  }
}
