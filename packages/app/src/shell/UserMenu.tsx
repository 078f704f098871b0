import type { Partner } from '@partner-dashboard/client'
import { FallbackImage, MenuButton } from '@partner-dashboard/ui'
import { useLocation } from '@tanstack/react-router'
import { whyModeIsForced } from '../scope/scope'
import { useCore } from '../scope/useCore'
import { useSwitchScope } from './useSwitchScope'

/** User menu with the mode switch and log-out (specification, section 2). */
export function UserMenu({ partner }: { partner: Partner | undefined }) {
  const { api, identity, session } = useCore()
  const pathname = useLocation({ select: (location) => location.pathname })
  const switchScope = useSwitchScope()
  const isSandbox = api.scope.mode === 'sandbox'
  const whyForced = whyModeIsForced(identity, pathname)
  return (
    <MenuButton
      // Switching the mode remounts the menu (specification, section 2).
      key={api.scope.mode}
      label={identity.name}
      image={<FallbackImage src={partner?.icon ?? null} alt="" fallback="person" size={24} />}
      items={[
        {
          id: 'mode',
          label: isSandbox ? 'Switch to Production' : 'Switch to Sandbox',
          isDisabled: whyForced !== undefined,
          description: whyForced,
          onAction: () => void switchScope({ sandbox_mode: isSandbox ? undefined : 'true' }),
        },
        { id: 'log-out', label: 'Log out', onAction: () => void session.signOut() },
      ]}
    />
  )
}
