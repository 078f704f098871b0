import type { components } from '@partner-dashboard/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { withKey } from '../transport/idempotency'
import { unwrap } from '../transport/unwrap'
import { expecting, refreshing, replacingItem } from './refreshing'
import { inBothModes, scopeKey } from './scopeKey'

export type SavedView = components['schemas']['SavedView']
export type SaveViewRequest = components['schemas']['SaveViewRequest']

const area = 'saved-views'

/** Your saved views of a list, the same in both modes. Source: `listSavedViews`. */
export const savedViewList = (api: Api, list: string) =>
  queryOptions({
    queryKey: [...scopeKey(api), area, list] as const,
    queryFn: async ({ signal }) =>
      (await unwrap(api.http.GET('/partner_dashboard/saved_views', { params: { query: { list } }, signal }))).results,
  })

/** Replaces a view of the same name. 409 `too_many`. */
export const saveView = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((body: SaveViewRequest, header) =>
      unwrap(api.http.POST('/partner_dashboard/saved_views', { params: { header }, body }), 'id'),
    ),
    ...refreshing(...inBothModes(api, area)),
  })

/** 409 `name_taken`. */
export const renameSavedView = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id, name }: { id: string; name: string }, header) =>
      unwrap(
        api.http.PATCH('/partner_dashboard/saved_views/{id}', { params: { header, path: { id } }, body: { name } }),
        'id',
      ),
    ),
    ...replacingItem<SavedView>(...inBothModes(api, area)),
  })

export const deleteSavedView = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id }: { id: string }, header) =>
      unwrap(api.http.DELETE('/partner_dashboard/saved_views/{id}', { params: { header, path: { id } } })),
    ),
    ...expecting(inBothModes(api, area), (views: readonly SavedView[], { id }: { id: string }) =>
      views.filter((view) => view.id !== id),
    ),
  })
