import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ScopeSearch } from '../router/scoped'
import { rememberOrganizationView } from '../scope/organizationView'
import { parentFallback } from '../scope/parentFallback'
import { partnerChosen } from '../scope/replacedPartner'

/**
 * Changes partner or mode. A detail page opens its list without its own parameters; a list keeps its parameters except
 * the cursor, which belongs to the old scope.
 */
export function useSwitchScope() {
  const router = useRouter()
  return useCallback(
    (change: ScopeSearch) => {
      const { pathname, search } = router.state.location
      const parent = parentFallback(pathname)
      const current: Record<string, unknown> = parent ? { ...scopeOnly(search) } : { ...search, cursor: undefined }
      if ('partner_id' in change) {
        rememberOrganizationView(change.partner_id === undefined)
        partnerChosen()
      }
      return router.navigate({ to: parent ?? pathname, search: { ...current, ...change } })
    },
    [router],
  )
}

const scopeOnly = ({ partner_id, sandbox_mode }: ScopeSearch): ScopeSearch => ({ partner_id, sandbox_mode })
