import { AuthLayout, EmptyState } from '@partner-dashboard/ui'
import { useEffect, useEffectEvent } from 'react'
import type { StartContext } from '../../../session/startContext'
import { CodeSignIn } from './CodeSignIn'
import { ProviderSignIn } from './ProviderSignIn'

interface SignInProps {
  start: StartContext
  /** Requested path. */
  returnTo: string | undefined
  /** Called after sign-in in this or another tab. */
  onSignedIn: () => void
}

/** Sign-in with the configured methods: one-time code, identity provider, or both. */
export function SignIn({ start, returnTo, onSignedIn }: SignInProps) {
  const { config, flag, session } = start
  const tell = useEffectEvent(onSignedIn)
  useEffect(() => session.subscribe(() => tell()), [session])
  const hasCode = flag('pd-alternate-login')
  const hasProvider = config.oidc !== undefined
  const notice = session.hasEnded() ? 'Your session ended. Unsaved changes are kept.' : undefined
  return (
    <AuthLayout>
      <title>Sign in</title>
      {hasCode && <CodeSignIn start={start} notice={notice} />}
      {hasProvider && <ProviderSignIn start={start} returnTo={returnTo} isAlone={!hasCode} notice={notice} />}
      {!hasCode && !hasProvider && (
        <EmptyState isPage title="Sign-in isn't set up" description="Contact your administrator." />
      )}
    </AuthLayout>
  )
}
