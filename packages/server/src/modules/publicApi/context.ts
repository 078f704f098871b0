import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/sql'
import type { Deps } from '../../deps'
import type { PartnerScope } from '../../http/scope'
import type { ActionContext } from '../capital/action'
import type { KeyOwner } from './apiKeyStore'

/** What stands around a call of the public API. */
export interface PublicContext extends Deps {
  database: Database
  partner: PartnerScope
  key: KeyOwner
  log: FastifyBaseLogger
}

export const actionOfKey = ({ database, partner, clock, ids, wake, config }: PublicContext): ActionContext => ({
  database,
  partner,
  clock,
  ids,
  wake,
  config,
  events: [],
})
