import { EmptyState } from '@partner-dashboard/ui'

/** For organization users, who have no sandbox. */
export function NoSandbox() {
  return (
    <EmptyState
      isPage
      title="The playground requires a partner sandbox"
      description="Organizations don't have a sandbox. Log in as a partner user to use the playground."
    />
  )
}
