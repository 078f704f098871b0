// Separate chunk with only these exports: all of Sentry is as large as the dashboard.
export { captureException, init } from '@sentry/react'
