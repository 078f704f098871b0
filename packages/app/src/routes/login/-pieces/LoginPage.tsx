import { getRouteApi, useRouter } from '@tanstack/react-router'
import { SignIn } from './SignIn'

const root = getRouteApi('__root__')
const login = getRouteApi('/login')

/** Sign-in within the app: after signing out, or at a session's end. */
export function LoginPage() {
  const start = root.useRouteContext()
  const { return_to } = login.useSearch()
  const router = useRouter()
  // The guard of this page leads on, to the address that was asked for first.
  return <SignIn start={start} returnTo={return_to} onSignedIn={() => void router.invalidate()} />
}
