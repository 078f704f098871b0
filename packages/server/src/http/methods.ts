import type { FastifyInstance, HTTPMethods } from 'fastify'
import { type ContractDocument, urlOf } from '../platform/contractDocument'
import { refuse } from '../platform/refusal'

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** Responds with 405 and `Allow`, instead of 404, to methods that a path doesn't support. */
export function refuseOtherMethods(app: FastifyInstance, prefix: string, { paths }: ContractDocument): void {
  for (const [path, item] of Object.entries(paths)) {
    const own = Object.keys(item).map((name) => name.toUpperCase())
    const allowed = methods.filter((name) => own.includes(name) || (name === 'HEAD' && own.includes('GET')))
    const answer = async () => {
      throw refuse.method(allowed)
    }
    app.route({
      method: methods.filter((name) => !allowed.includes(name)),
      url: prefix + urlOf(path),
      exposeHeadRoute: false,
      // Runs before the body is read.
      onRequest: answer,
      handler: answer,
    })
  }
}
