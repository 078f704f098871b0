import { type Api, type Capability, sessionDetail } from '@partner-dashboard/client'
import { useQuery } from '@tanstack/react-query'
import { whyNotAllowed } from '../views/capabilities'

/**
 * Why the user can't do something, to show next to a disabled control; undefined if they can. Enabled until
 * capabilities are loaded, since the server checks them too.
 */
export function useWhyNot(api: Api, capability: Capability): string | undefined {
  const { data } = useQuery(sessionDetail(api))
  if (!data || (data.capabilities ?? []).includes(capability)) return undefined
  return whyNotAllowed(capability)
}
