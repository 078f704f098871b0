import type { QueryClient } from '@tanstack/react-query'
import type { Config } from '../config/config'
import type { Report } from '../monitoring/errorReporting'
import type { Flag } from '../monitoring/flags'
import type { Tracking } from '../monitoring/tracking'
import type { SessionStore } from './session'

/** What exists before the first page. */
export interface StartContext {
  config: Config
  session: SessionStore
  flag: Flag
  /** Sends an error to the error reporting service, if one is configured. */
  report: Report
  tracking: Tracking
  /** Fetches the app behind sign-in, so that a sign-in page can have it ready. */
  loadApp: () => Promise<unknown>
}

/** The context of every route. */
export interface RouterContext extends StartContext {
  queryClient: QueryClient
}
