import type { FastifyInstance, HTTPMethods, onRequestAsyncHookHandler, RouteOptions } from 'fastify'
import { type ContractDocument, urlOf } from '../platform/contractDocument'
import { type Refusal, refuse } from '../platform/refusal'

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** Hooks of refused requests. `onRequest` runs before the refusal. */
interface RefusalHooks extends Pick<RouteOptions, 'onSend'> {
  onRequest?: readonly onRequestAsyncHookHandler[]
}

/** Responds with 405 and `Allow`, instead of 404, to methods that a path doesn't support. */
export function refuseOtherMethods(
  app: FastifyInstance,
  prefix: string,
  { paths }: ContractDocument,
  hooks: RefusalHooks = {},
): void {
  for (const [path, item] of Object.entries(paths)) {
    const own = Object.keys(item).map((name) => name.toUpperCase())
    const allowed = methods.filter((name) => own.includes(name) || (name === 'HEAD' && own.includes('GET')))
    const others = methods.filter((name) => !allowed.includes(name))
    refuseRoute(app, { method: others, url: prefix + urlOf(path) }, hooks, () => refuse.method(allowed))
  }
}

/** Responds with 404 to paths below the prefix that no other route serves. */
export const refuseOtherPaths = (app: FastifyInstance, prefix: string, hooks: RefusalHooks) =>
  refuseRoute(app, { method: [...methods], url: `${prefix}/*` }, hooks, refuse.noSuchPath)

function refuseRoute(
  app: FastifyInstance,
  route: Pick<RouteOptions, 'method' | 'url'>,
  { onRequest = [], ...hooks }: RefusalHooks,
  refusalOf: () => Refusal,
): void {
  const answer = async () => {
    throw refusalOf()
  }
  // Runs before the body is read.
  app.route({ ...route, ...hooks, exposeHeadRoute: false, onRequest: [...onRequest, answer], handler: answer })
}
