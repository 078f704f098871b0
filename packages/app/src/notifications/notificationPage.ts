import { ApiError } from '@partner-dashboard/client'

/** Specification, section 9. */
export const pageSize = 10

/** Said by the general toast, whatever the panel says of other failures. */
export const isSessionOver = (error: unknown) => error instanceof ApiError && error.kind === 'unauthenticated'

/** A failure is said in the panel, and that of a poll by nobody: the general toast would come every minute. */
export const saidInPanel = { isHandled: (error: unknown) => !isSessionOver(error) }
