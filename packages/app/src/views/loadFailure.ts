import { ApiError } from '@partner-dashboard/client'

/** Whether the server couldn't be reached. */
const isUnreached = (error: unknown) => error instanceof ApiError && error.kind === 'offline'

const browserIsOnline = () => navigator.onLine

/** Texts for known causes; otherwise the specification's text applies. */
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
