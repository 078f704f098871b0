import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config'
import { refuse } from '../platform/refusal'
import { isBelow, pathOf } from './paths'

const forwarded = ({ headers }: FastifyRequest) =>
  'forwarded' in headers || Object.keys(headers).some((name) => name.startsWith('x-forwarded-'))

/** Pages that reveal sign-in codes, messages and sessions to anyone who can reach them. */
function isOpenToAnyone(path: string, config: Config): boolean {
  if (isBelow(path, '_local/oidc')) return !config.isLocalProviderPublic
  return !config.isOutboxPublic && isBelow(path, '_local') && !isBelow(path, '_local/partners')
}

/**
 * Ends private mode at the first forwarded request, because it proves that there is a proxy. Private mode shows
 * sign-in codes and allows webhooks to this machine.
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
