import type { components } from '@partner-dashboard/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../transport/api'
import { unwrap } from '../transport/unwrap'

export type Session = components['schemas']['Session']
export type Capability = components['schemas']['Capability']

/** Who is signed in, what scopes them and what they may do. Source: `getSession`. */
export const sessionDetail = (api: Api) =>
  queryOptions({
    queryKey: [api.userId, 'session'] as const,
    queryFn: ({ signal }) => unwrap(api.http.GET('/session', { signal })),
  })
