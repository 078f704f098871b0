import { getRouteApi, useRouter } from '@tanstack/react-router'
import { SignIn } from './SignIn'

const root = getRouteApi('__root__')
const login = getRouteApi('/login')

/** Sign-in within the app, after logging out or when the session ends. */
export function LoginPage() {
  const start = root.useRouteContext()
  const { return_to } = login.useSearch()
  const router = useRouter()
  // The route's guard redirects to the requested path.
  return <SignIn start={start} returnTo={return_to} onSignedIn={() => void router.invalidate()} />
}
