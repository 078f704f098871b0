import { AuthLayout, ErrorState } from '@partner-dashboard/ui'

/** Signing in failed: nothing is known of why that a person could act on, but it can be tried anew. */
export const SignInFailure = ({ onRetry }: { onRetry: () => void }) => (
  <AuthLayout>
    <title>Sign in</title>
    <ErrorState isPage title="We couldn't sign you in" description="Start again to sign in." onRetry={onRetry} />
  </AuthLayout>
)
