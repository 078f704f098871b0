import type { components } from '@partner-dashboard/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { unwrap } from '../transport/unwrap'
import { scopeKey } from './scopeKey'

export type AttentionItem = components['schemas']['AttentionItem']
export type HomeSummary = components['schemas']['HomeSummary']
export type HomeTotals = components['schemas']['HomeTotals']
export type MoneyFigure = components['schemas']['MoneyFigure']
export type SetupStep = components['schemas']['SetupStep']

/** Attention items and figures of the selected partner, or of each partner of the organization, with totals. */
export const homeSummary = (api: Api) =>
  queryOptions({
    queryKey: [...scopeKey(api), 'home', 'summary'] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/partner_dashboard/home_summary', { signal })),
  })
