import type { Api } from '../transport/api'
import type { Mode } from '../transport/scope'

/** Start of all scoped query keys. With partner and mode first, scopes can't mix, and leaving a scope is one removal. */
export const scopeKey = ({ scope }: Api, mode: Mode = scope.mode) => [scope.partnerId ?? 'organization', mode] as const

/** Key of data that is the same in both modes, so a change invalidates both. */
export const inBothModes = (api: Api, area: string) =>
  (['prod', 'sandbox'] as const).map((mode) => [...scopeKey(api, mode), area] as const)
