import type { components } from '@partner-dashboard/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { unwrap } from '../transport/unwrap'
import { scopeKey } from './scopeKey'

export type AttentionItem = components['schemas']['AttentionItem']
export type HomeSummary = components['schemas']['HomeSummary']

/** What needs attention and the figures: of the chosen partner, or without one an entry for each of the organization's. */
export const homeSummary = (api: Api) =>
  queryOptions({
    queryKey: [...scopeKey(api), 'home', 'summary'] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/partner_dashboard/home_summary', { signal }))).results,
  })
