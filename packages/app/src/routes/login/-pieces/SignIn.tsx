import { AuthLayout, EmptyState } from '@partner-dashboard/ui'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CodeSignIn } from './CodeSignIn'
import { ProviderSignIn } from './ProviderSignIn'

const root = getRouteApi('__root__')

/** Sign-in by whatever is configured: a one-time code, the identity provider, or both. */
export function SignIn() {
  const { config, flag, session } = root.useRouteContext()
  const router = useRouter()
  // The guard of this page leads on, to the address that was asked for first; from another tab too.
  useEffect(() => session.subscribe(() => void router.invalidate()), [session, router])
  const hasCode = flag('pd-alternate-login')
  const hasProvider = config.oidc !== undefined
  const notice = session.hasEnded() ? 'Your session has ended. What you typed is still there.' : undefined
  return (
    <AuthLayout>
      <title>Sign in</title>
      {hasCode && <CodeSignIn notice={notice} />}
      {hasProvider && <ProviderSignIn isAlone={!hasCode} notice={notice} />}
      {!hasCode && !hasProvider && (
        <EmptyState isPage title="Signing in is not set up" description="Ask whoever runs this dashboard." />
      )}
    </AuthLayout>
  )
}
