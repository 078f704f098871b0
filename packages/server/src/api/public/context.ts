import type { FastifyBaseLogger } from 'fastify'
import type { ActionContext } from '../../domain/capital/action'
import type { KeyOwner } from '../../domain/partners/apiKeyStore'
import type { Deps } from '../../kernel/deps'
import type { Database } from '../../platform/database/sql'
import type { PartnerScope } from '../../platform/scope'

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
