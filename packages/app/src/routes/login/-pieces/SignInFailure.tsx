import { AuthLayout, ErrorState } from '@partner-dashboard/ui'

/** Shown if sign-in failed without a reason the user could act on. */
export const SignInFailure = ({ onRetry }: { onRetry: () => void }) => (
  <AuthLayout>
    <title>Sign in</title>
    <ErrorState isPage title="We couldn't sign you in" description="Start again to sign in." onRetry={onRetry} />
  </AuthLayout>
)
