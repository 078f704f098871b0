import { ApiError } from '@partner-dashboard/client'

/** Specification, section 9. */
export const pageSize = 10

/** Shows the general toast, whatever the panel shows for other failures. */
export const isSessionOver = (error: unknown) => error instanceof ApiError && error.kind === 'unauthenticated'

/** The panel shows failures; failed polls show nothing, since a toast would come every minute. */
export const saidInPanel = { isHandled: (error: unknown) => !isSessionOver(error) }
