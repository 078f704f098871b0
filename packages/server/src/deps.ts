import type { Config } from './config'
import type { Mailer } from './http/mail'
import type { Tokens } from './modules/signIn/tokens'

/** What the server is built with; tests give their own clock, ids and mailer. */
export interface Deps {
  config: Config
  clock: () => Date
  ids: () => string
  tokens: Tokens
  mailer: Mailer
}
