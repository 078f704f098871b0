import { ApiError } from '@partner-dashboard/client'

/** Whether the server was not reached at all. */
const isUnreached = (error: unknown) => error instanceof ApiError && error.kind === 'offline'

const browserIsOnline = () => navigator.onLine

/** Words for what could not be loaded, where the cause is known. Elsewhere the specification's text stands. */
export const loadFailure = (
  error: unknown,
  isOnline = browserIsOnline(),
): { title: string; description: string } | undefined =>
  !isOnline || isUnreached(error)
    ? {
        title: isOnline ? "We couldn't reach the server" : "We can't load this page while you're offline",
        description: 'Try again.',
      }
    : undefined
