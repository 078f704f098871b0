import type { Send } from '@partner-dashboard/client'
import type { QueryClient } from '@tanstack/react-query'
import type { Config } from '../config/config'
import type { Report } from '../monitoring/errorReporting'
import type { Flag } from '../monitoring/flags'
import type { Tracking } from '../monitoring/tracking'
import type { SessionStore } from './session'

/** Context that exists before the first page. */
export interface StartContext {
  config: Config
  session: SessionStore
  send: Send
  flag: Flag
  /** Reports an error, if error reporting is configured. */
  report: Report
  tracking: Tracking
  /** Preloads the app behind sign-in. */
  loadApp: () => Promise<unknown>
}

export interface RouterContext extends StartContext {
  queryClient: QueryClient
}
