import { ErrorState } from '@partner-dashboard/ui'
import { useRouter } from '@tanstack/react-router'

/** Signing in failed: nothing is known of why that a person could act on, but it can be tried anew. */
export function SignInFailure() {
  const router = useRouter()
  return (
    <>
      <title>Sign in</title>
      <ErrorState
        isPage
        title="Signing in did not work"
        description="Nothing was changed. Try again from the beginning."
        onRetry={() => void router.navigate({ to: '/login', search: {}, replace: true })}
      />
    </>
  )
}
