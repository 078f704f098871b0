import type { Config } from '../platform/config'
import type { Metrics } from '../platform/metrics'
import type { Sealing } from '../platform/sealing'
import type { IdentityProvider } from './identityProvider'
import type { Mailer } from './mail'
import type { Tokens } from './tokens'

/** What the server is built with; tests give their own clock, ids and mailer. */
export interface Deps {
  config: Config
  clock: () => Date
  ids: () => string
  tokens: Tokens
  /** Where people sign in by OpenID Connect; nothing where none is configured. */
  identityProvider: IdentityProvider | undefined
  mailer: Mailer
  sealing: Sealing
  metrics: Metrics
  /** Tells the worker of this process that there may be a job that is due. */
  wake: () => void
}
