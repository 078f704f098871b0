import { ErrorState } from '@partner-dashboard/ui'

/** Nothing can be shown without a configuration: what is missing is said to whoever deploys this. */
export function StartFailure({ error }: { error: unknown }) {
  const message =
    error instanceof Error && error.message.startsWith('Missing environment variable') ? error.message : undefined
  return (
    <main>
      <ErrorState isPage description={message} onRetry={() => location.reload()} />
    </main>
  )
}
