import { AuthLayout, LoadingScreen } from '@partner-dashboard/ui'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { safeReturnPath } from '../../session/returnPath'
import { SignInCancelled } from '../../session/signInProvider'
import { SignInFailure } from './-pieces/SignInFailure'

/** Back from the identity provider. A code is traded once, so this is done before anything is drawn. */
export const Route = createFileRoute('/login/callback')({
  preload: false,
  loader: async ({ context: { session }, location }) => {
    const returnTo = await session.completeSignIn(window.location.origin + location.href).catch((error: unknown) => {
      if (error instanceof SignInCancelled) throw redirect({ to: '/login', search: {}, replace: true })
      throw error
    })
    throw redirect({ href: safeReturnPath(returnTo, window.location.origin), replace: true })
  },
  pendingComponent: LoadingScreen,
  errorComponent: () => (
    <AuthLayout>
      <SignInFailure />
    </AuthLayout>
  ),
  // Never drawn: the loader leads on or fails.
  component: () => null,
})
