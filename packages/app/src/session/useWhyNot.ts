import { type Api, type Capability, sessionDetail } from '@partner-dashboard/client'
import { useQuery } from '@tanstack/react-query'
import { whyNotAllowed } from '../views/capabilities'

/**
 * Why the signed-in user may not do a thing, as a sentence to stand beside what is then disabled; nothing where they may. Until the server has
 * said so nothing is disabled: it refuses by itself.
 */
export function useWhyNot(api: Api, capability: Capability): string | undefined {
  const { data } = useQuery(sessionDetail(api))
  if (!data || (data.capabilities ?? []).includes(capability)) return undefined
  return whyNotAllowed(capability)
}
