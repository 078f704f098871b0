import type { Api } from '@partner-dashboard/client'
import { type LinkProps, useNavigate } from '@tanstack/react-router'

interface FillAction {
  label: string
  to: LinkProps['to']
}

/** Action of an empty list or page. In the sandbox, the playground fills offers, applications and funded products. */
export function useFillAction({ scope }: Api, inProduction: FillAction) {
  const navigate = useNavigate()
  const { label, to }: FillAction =
    scope.mode === 'sandbox' ? { label: 'Create offer', to: '/playground/create-offer' } : inProduction
  return { label, onPress: () => void navigate({ to }) }
}
