// Apart from error reporting, which most deployments use without it.
export { browserTracingIntegration } from '@sentry/react'
