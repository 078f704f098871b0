// Fetched on its own, and only this much of it: the whole of Sentry weighs as much as the dashboard.
export { captureException, init } from '@sentry/react'
