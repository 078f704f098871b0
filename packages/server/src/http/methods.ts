import type { FastifyInstance, HTTPMethods } from 'fastify'
import type { ContractDocument } from '../platform/contractDocument'
import { refuse } from '../platform/refusal'

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** A path of the contract that is called by a method it does not have says which it has, rather than that there is no such path. */
export function refuseOtherMethods(app: FastifyInstance, prefix: string, { paths }: ContractDocument): void {
  for (const [path, item] of Object.entries(paths)) {
    const own = Object.keys(item).map((name) => name.toUpperCase())
    const allowed = methods.filter((name) => own.includes(name) || (name === 'HEAD' && own.includes('GET')))
    const answer = async () => {
      throw refuse.method(allowed)
    }
    app.route({
      method: methods.filter((name) => !allowed.includes(name)),
      url: prefix + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: false,
      // Before a body is read, which nobody would look at.
      onRequest: answer,
      handler: answer,
    })
  }
}
