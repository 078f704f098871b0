import { LoadingScreen } from '@partner-dashboard/ui'
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { optionalText } from '../router/searchFields'
import { afterSignIn } from '../session/afterSignIn'
import { SignInFailure } from './login/-pieces/SignInFailure'

/** Sign-in pages. When the app starts here, bootstrap/signIn.tsx renders them without a router. */
export const Route = createFileRoute('/login')({
  validateSearch: v.looseObject({ return_to: optionalText }),
  preload: false,
  beforeLoad: async ({ context: { session }, location }) => {
    const href = await afterSignIn(session, new URL(location.href, window.location.origin))
    if (href !== undefined) throw redirect({ href, replace: true })
  },
  pendingComponent: LoadingScreen,
  errorComponent: Failure,
})

function Failure() {
  const router = useRouter()
  return <SignInFailure onRetry={() => void router.navigate({ to: '/login', search: {}, replace: true })} />
}
