import { EmptyState } from '@partner-dashboard/ui'

/** For organization users, whose mode is always production: nothing is asked and nothing is sent. */
export function NoSandbox() {
  return (
    <EmptyState
      isPage
      title="The playground works in a partner's sandbox"
      description="An organization has none. Sign in with the account of a partner to use it."
    />
  )
}
