import type { components } from '@partner-dashboard/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { withKey } from '../transport/idempotency'
import { unwrap } from '../transport/unwrap'
import { refreshing } from './refreshing'

export type Session = components['schemas']['Session']
export type Capability = components['schemas']['Capability']

/** Who is signed in, what scopes them and what they may do. Source: `getSession`. */
export const sessionDetail = (api: Api) =>
  queryOptions({
    queryKey: [api.userId, 'session'] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/session', { signal })),
  })

export type OwnSession = components['schemas']['OwnSession']

/** Your sessions that haven't ended. Source: `listSessions`. */
export const sessionList = (api: Api) =>
  queryOptions({
    queryKey: [api.userId, 'sessions'] as const,
    queryFn: async ({ signal }) => (await unwrap(api.http.GET('/sessions', { signal }))).results,
  })

export const revokeSession = (api: Api) =>
  mutationOptions({
    mutationFn: withKey(({ id }: { id: string }, header) =>
      unwrap(api.http.DELETE('/sessions/{id}', { params: { header, path: { id } } })),
    ),
    ...refreshing(sessionList(api).queryKey),
  })

export const revokeOtherSessions = (api: Api) =>
  mutationOptions({
    mutationFn: withKey((_: undefined, header) =>
      unwrap(api.http.POST('/sessions/revoke_others', { params: { header } }), 'revoked'),
    ),
    ...refreshing(sessionList(api).queryKey),
  })
