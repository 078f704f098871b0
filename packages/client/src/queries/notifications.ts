import type { components, operations } from '@partner-dashboard/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { withKey } from '../transport/idempotency'
import { unwrap } from '../transport/unwrap'
import { pollEvery } from './policy'
import { expecting, refreshing } from './refreshing'
import { inBothModes, scopeKey } from './scopeKey'

export type NotificationChannels = components['schemas']['Channels']
export type NotificationEventType = components['schemas']['NotificationEventType']
export type NotificationState = components['schemas']['NotificationState']
export type Subscription = components['schemas']['Subscription']
export type SubscriptionChange = components['schemas']['SubscriptionChange']
export type WebNotification = components['schemas']['WebNotification']

export type NotificationPage = operations['listWebNotifications']['responses'][200]['content']['application/json']

/** Page and state; the mode comes from the scope. Source: `listWebNotifications`. */
export type NotificationListQuery = Omit<
  NonNullable<operations['listWebNotifications']['parameters']['query']>,
  'live_mode'
>

const root = (api: Api) => [...scopeKey(api), 'notifications'] as const
const preferences = 'notification-preferences'
const liveMode = ({ scope }: Api) => scope.mode === 'prod'

/**
 * Polled every minute while the tab is visible, and on focus. A new `changed_at` refetches the visible data of the
 * scope, so lists show what a colleague changed.
 */
export const notificationList = (api: Api, query: NotificationListQuery) =>
  queryOptions({
    queryKey: [...root(api), 'list', query] as const,
    queryFn: async ({ client, queryKey, signal }) => {
      const before = client.getQueryData<NotificationPage>(queryKey)
      const params = { query: { ...query, live_mode: liveMode(api) } }
      const now = await unwrap(api.http.GET('/web_notifications', { params, signal }))
      if (before && now.changed_at && now.changed_at !== before.changed_at) {
        const [partner, mode, area] = root(api)
        void client.invalidateQueries({
          queryKey: [partner, mode],
          // Tokens aren't data, and notifications were just fetched.
          predicate: ({ queryKey: key }) => key[2] !== area && !String(key.at(-1)).endsWith('token'),
        })
      }
      return now
    },
    ...pollEvery<NotificationPage>(60_000),
    refetchOnWindowFocus: 'always',
  })

export const markAllRead = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((_: undefined, header) =>
      unwrap(
        api.http.POST('/web_notifications/mark_all_read', { params: { header }, body: { live_mode: liveMode(api) } }),
      ),
    ),
    ...expecting(
      [[...root(api), 'list', { state: 'unread' }]],
      (page: NotificationPage, _: undefined) => ({
        ...page,
        count: 0,
        has_next: false,
        has_unread: false,
        results: [],
      }),
      [root(api)],
    ),
  })

export const undoMarkAllRead = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((_: undefined, header) =>
      unwrap(
        api.http.POST('/web_notifications/undo_mark_all_read', {
          params: { header },
          body: { live_mode: liveMode(api) },
        }),
      ),
    ),
    ...refreshing(root(api)),
  })

export const markOneRead = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id }: { id: string }, header) =>
      unwrap(
        api.http.POST('/web_notifications/mark_one_read', {
          params: { header },
          body: { id },
          // The page navigates away at the same time.
          keepalive: true,
        }),
      ),
    ),
    ...refreshing(root(api)),
  })

/** The user's notification preferences, the same in both modes. */
export const subscriptionList = (api: Api) =>
  queryOptions({
    queryKey: [...scopeKey(api), preferences, 'list'] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/partner_event/subscriptions', { signal }))).results,
  })

/** Changes several types; omitted ones are kept. */
export const updateSubscriptions = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(async (subscriptions: SubscriptionChange[], header) => {
      const call = api.http.POST('/partner_event/update', { params: { header }, body: { subscriptions } })
      return (await unwrap(call, 'results')).results
    }),
    ...refreshing(...inBothModes(api, preferences)),
  })

export const updateSubscription = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(async ({ event_type, channels }: SubscriptionChange, header) => {
      const call = api.http.POST('/partner_event/update/{event_type}', {
        params: { path: { event_type }, header },
        body: { channels },
      })
      return (await unwrap(call, 'results')).results
    }),
    ...refreshing(...inBothModes(api, preferences)),
  })
