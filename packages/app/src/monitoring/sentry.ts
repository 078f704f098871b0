// Fetched on its own, and only this much of it: the whole of Sentry weighs as much as the dashboard.
export { browserTracingIntegration, captureException, init } from '@sentry/react'
