import { forEach } from './pool.mjs'
import { isRead } from './reads.mjs'
import { kindOf, requestOf, unknownId } from './samples.mjs'

/** Sends requests that must fail without any effect: unauthenticated, for unknown objects, or invalid. */
export async function checkRefusals({ contract, caller, finds, filter }) {
  const { follow, calls } = contract
  await forEach(calls.filter(filter), checkCall)
  await checkAddresses()

  async function checkCall(call) {
    const idOf = finds.idOf(call.path)
    const request = requestOf(call, follow, idOf)
    const may = (...statuses) => statuses.filter((status) => call.answers[status])
    const denied = call.hasCapability ? [403] : []
    if (call.security !== 'open') {
      await caller.check(call, 'without a token', request, { isSignedIn: false, wants: [401] })
      await caller.check(call, 'with an invalid token', request, { authorization: 'Bearer x.y.z', wants: [401] })
    }
    // Signing out would end the run.
    if (!call.answers[422] || call.security === 'analytics') return
    if (call.security !== 'open') {
      const query = { ...request, path: `${request.path}${request.path.includes('?') ? '&' : '?'}no_such_key=1` }
      await caller.check(call, 'an unknown query key', query, { wants: may(422, ...denied) })
    }
    await checkParts(call, request, may, denied, idOf)
    await checkBody(call, request, may, denied)
    if (!isRead(call)) await checkChange(call, may, denied)
  }

  async function checkParts(call, request, may, denied, idOf) {
    const parts = call.parameters.filter(({ in: where, schema }) => where !== 'header' && kindOf(follow(schema)))
    for (const { name } of parts.filter((parameter) => parameter.in === 'path')) {
      const path = call.path.replace(`{${name}}`, 'no-identifier')
      const query = request.path.includes('?') ? request.path.slice(request.path.indexOf('?')) : ''
      await caller.check(
        call,
        `${name} isn't an ID`,
        { ...request, path: `${path}${query}` },
        { wants: may(422, 404, ...denied) },
      )
    }
    if (call.parameters.some(({ in: where, required }) => where === 'query' && required)) {
      const bare = requestOf(call, follow, idOf, { isBare: true })
      await caller.check(call, 'without query parameters', bare, { wants: may(422, ...denied) })
    }
    if (call.parameters.some(({ name }) => name === 'page_size') && isRead(call)) {
      const odd = requestOf(call, follow, idOf, { query: [['page_size', '0']] })
      await caller.check(call, 'a page size of 0', odd, { wants: may(422, 404, 403) })
    }
  }

  async function checkBody(call, request, may, denied) {
    if (call.bodyType !== 'application/json') return
    const refused = (probe, change, ...statuses) =>
      caller.check(call, probe, { ...request, ...change }, { wants: may(...statuses, ...denied) })
    await refused("a body that isn't JSON", { body: '{"a":' }, 400)
    await refused('a body of another type', { body: 'a=1', type: 'application/x-www-form-urlencoded' }, 415)
    if (call.needsBody) await refused('without a body', { body: undefined, type: undefined }, 422, 400, 415)
    await refused('a list as the body', { body: '[1]' }, 422)
    const resolved = follow(call.body)
    const [first] = resolved.required ?? []
    if (first !== undefined) {
      const { [first]: _, ...rest } = JSON.parse(request.body)
      await refused(`without ${first}`, { body: JSON.stringify(rest) }, 422)
    }
  }

  async function checkChange(call, may, denied) {
    const hasPathId = call.parameters.some((parameter) => parameter.in === 'path' && kindOf(follow(parameter.schema)))
    const request = requestOf(call, follow, unknownId)
    // Fails with 409 in production before anything else.
    const isHelper = call.path.startsWith('/sandbox/') || call.path.startsWith('/playground/')
    const wants = may(404, 422, ...(isHelper ? [409] : []), ...denied)
    if (hasPathId) await caller.check(call, 'an unknown object', request, { wants })
    if (call.answers[428]) {
      const { 'if-match': _, ...rest } = request.headers
      await caller.check(call, 'without If-Match', { ...request, headers: rest }, { wants: may(428, 404, ...denied) })
      const stale = { ...request, headers: { ...rest, 'if-match': '"another"' } }
      await caller.check(call, 'with another version', stale, { wants: may(412, 404, ...denied) })
    }
  }

  /** Unknown paths and unsupported methods. */
  async function checkAddresses() {
    if (calls.some(filter)) {
      const nowhere = { id: '(no operation)', answers: {} }
      const request = { method: 'GET', path: '/no_such_path' }
      await caller.check(nowhere, "a path that isn't in the contract", request, {
        isDocumented: false,
        wants: [404, 401],
      })
    }
    await forEach([...new Set(calls.filter(filter).map((call) => call.path))], checkMethod)

    async function checkMethod(path) {
      const own = calls.filter((call) => call.path === path)
      const has = own.map(({ method }) => method)
      const method = ['PUT', 'DELETE', 'PATCH', 'POST', 'GET'].find((name) => !has.includes(name))
      if (method === undefined) return
      const request = {
        ...requestOf(own[0], follow, finds.idOf(path)),
        method,
        body: undefined,
        type: undefined,
        headers: {},
      }
      await caller.check(own[0], `${method}, which the path doesn't support`, request, {
        isDocumented: false,
        wants: [405],
        also: ({ headers }) => {
          const allowed = (headers.get('allow') ?? '').split(',').map((name) => name.trim())
          const left = has.filter((name) => !allowed.includes(name))
          return left.length === 0 ? [] : [`the header Allow lacks ${left.join(', ')}`]
        },
      })
    }
  }
}
