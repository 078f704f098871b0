import type { Api } from '../transport/api'
import type { Mode } from '../transport/scope'

/**
 * How every key of scoped data begins. Partner and mode come first: a row of one can never be drawn from an entry of another, and leaving
 * a scope is one removal.
 */
export const scopeKey = ({ scope }: Api, mode: Mode = scope.mode) => [scope.partnerId ?? 'organization', mode] as const

/** Of an area that is the same in production and sandbox: a change makes the copies of both old. */
export const inBothModes = (api: Api, area: string) =>
  (['prod', 'sandbox'] as const).map((mode) => [...scopeKey(api, mode), area] as const)
