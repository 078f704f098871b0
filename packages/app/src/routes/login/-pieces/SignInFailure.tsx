import { AuthLayout, ErrorState } from '@partner-dashboard/ui'

/** Signing in failed: nothing is known of why that a person could act on, but it can be tried anew. */
export const SignInFailure = ({ onRetry }: { onRetry: () => void }) => (
  <AuthLayout>
    <title>Sign in</title>
    <ErrorState
      isPage
      title="Signing in did not work"
      description="Nothing was changed. Try again from the beginning."
      onRetry={onRetry}
    />
  </AuthLayout>
)
