import { type Api, createApi } from '@partner-dashboard/client'
import { useMemo } from 'react'
import { useCore } from './useCore'

/** The calls of one partner where the page itself is of several: keys and answers are those of that partner's own pages. */
export function usePartnerApi(partnerId: string): Api {
  const { api, config, identity, session } = useCore()
  const { mode } = api.scope
  const { userId } = identity
  return useMemo(
    () =>
      createApi({
        baseUrl: config.api_base_url,
        scope: { partnerId, mode },
        userId,
        accessToken: session.accessToken,
      }),
    [config.api_base_url, partnerId, mode, userId, session],
  )
}
