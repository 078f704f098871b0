import { EmptyState } from '@partner-dashboard/ui'

/** For organization users, whose mode is always production: nothing is asked and nothing is sent. */
export function NoSandbox() {
  return (
    <EmptyState
      isPage
      title="The playground requires a partner sandbox"
      description="Organizations don't have a sandbox. Log in as a partner user to use the playground."
    />
  )
}
