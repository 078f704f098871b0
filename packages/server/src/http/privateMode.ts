import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config'
import { refuse } from '../platform/refusal'
import { isBelow, pathOf } from './paths'

const forwarded = ({ headers }: FastifyRequest) =>
  'forwarded' in headers || Object.keys(headers).some((name) => name.startsWith('x-forwarded-'))

/** Pages that hand out sign-in codes, messages and sessions to anyone who reaches them. */
function isOpenToAnyone(path: string, config: Config): boolean {
  if (isBelow(path, '_local/oidc')) return !config.isLocalProviderPublic
  return !config.isOutboxPublic && isBelow(path, '_local') && !isBelow(path, '_local/partners')
}

/**
 * A server that takes itself for private shows sign-in codes and sends webhooks to its own machine. The first forwarded request proves a proxy
 * in front of it, and ends that for as long as the process runs.
 */
export function guardPrivateMode(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (config.isPrivate && forwarded(request)) {
      Object.assign(config, { isPrivate: false, allowsLoopback: false, showsLocalChat: config.isOutboxPublic })
      request.log.error(
        'A request came through a proxy: the local pages and webhooks to this machine are off. Set PUBLIC_ORIGIN, TRUST_PROXY and SMTP_URL.',
      )
    }
    done(!config.isPrivate && isOpenToAnyone(pathOf(request.url), config) ? refuse.notFound() : undefined)
  })
}
