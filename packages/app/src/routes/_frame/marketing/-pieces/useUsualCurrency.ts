import { type Api, partnerConfigList } from '@partner-dashboard/client'
import { useQuery } from '@tanstack/react-query'

/** Currencies are never added up; a partner uses its country's. */
export function useUsualCurrency(api: Api): string {
  const configs = useQuery(partnerConfigList(api)).data
  return configs?.find(({ partner_id }) => partner_id === api.scope.partnerId)?.country_code === 'CA' ? 'CAD' : 'USD'
}
