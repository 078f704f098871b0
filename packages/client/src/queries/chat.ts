import type { components } from '@partner-dashboard/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { allRows } from '../transport/allRows'
import type { Api } from '../transport/api'
import { withKey } from '../transport/idempotency'
import { unwrap } from '../transport/unwrap'
import { refreshing } from './refreshing'
import { inBothModes, scopeKey } from './scopeKey'

export type ChatChannel = components['schemas']['ChatChannel']

const area = 'chat'

export const chatChannelList = (api: Api) =>
  queryOptions({
    queryKey: [...scopeKey(api), area, 'channels'] as const,
    queryFn: ({ signal }) =>
      allRows((query) => unwrap(api.http.GET('/chat_integration/channels', { params: { query }, signal }))),
  })

/** Returns the URL to connect a channel, which redirects back to the settings page. */
export const authorizeChat = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((_: undefined, header) =>
      unwrap(api.http.POST('/chat_integration/authorize', { params: { header } }), 'authorize_url'),
    ),
  })

export const deleteChatChannel = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id }: { id: string }, header) =>
      unwrap(api.http.DELETE('/chat_integration/channels/{id}', { params: { path: { id }, header } })),
    ),
    ...refreshing(...inBothModes(api, area)),
  })

/** Resolves when the message was delivered. 409 `chat_failed` contains the reason. */
export const sendChatTest = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id }: { id: string }, header) =>
      unwrap(api.http.POST('/chat_integration/channels/{id}/test', { params: { path: { id }, header } }), 'id'),
    ),
    ...refreshing(...inBothModes(api, area)),
  })
