import type { Config } from '../platform/config'
import type { Reads } from '../platform/database/replica'
import type { Metrics } from '../platform/metrics'
import type { Sealing } from '../platform/sealing'
import type { Background } from './background'
import type { IdentityProvider } from './identityProvider'
import type { Mailer } from './mail'
import type { Tokens } from './tokens'

/** Dependencies of the server. Tests inject their own clock, IDs and mailer. */
export interface Deps {
  config: Config
  clock: () => Date
  ids: () => string
  tokens: Tokens
  /** Undefined if no provider is configured. */
  identityProvider: IdentityProvider | undefined
  mailer: Mailer
  background: Background
  sealing: Sealing
  metrics: Metrics
  /** Databases for lists, analytics and exports. Operations use the one of their context. */
  reads: Reads
  /** Notifies this process's worker that a job may be due. */
  wake: () => void
}
