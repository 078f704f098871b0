import { forEach } from './pool.mjs'
import { kindOf, kindsOf, requestOf, sampleOf, unknownId } from './samples.mjs'

const scopeNames = new Set(['cursor', 'page_size'])

/** Operations without side effects: GET, and queries with the query token. */
export const isRead = ({ method, security }) => method === 'GET' || security === 'analytics'

/**
 * Runs every read with known objects of the server; results provide objects for later reads. Without a known object,
 * an unknown ID is requested.
 */
export async function checkReads({ contract, caller, finds, filter, queryToken, isSandboxed, isSemantic }) {
  const { follow } = contract
  const hasMode = ({ parameters }) => isSandboxed || parameters.some(({ name }) => name === 'Dashboard-Sandbox')
  const all = contract.calls.filter((call) => isRead(call) && filter(call))
  let waiting = all
  const variants = []
  while (waiting.length > 0) {
    const ready = waiting.filter(
      (call) => kindsOf(call, follow).length === 0 || finds.of(kindsOf(call, follow), call.path, call.listedBy),
    )
    if (ready.length === 0) break
    waiting = waiting.filter((call) => !ready.includes(call))
    for (const call of ready) await checkRead(call)
  }
  await forEach(waiting, checkUnknown)
  await forEach(variants, (check) => check())
  return { withoutObject: waiting.map(({ id }) => id) }

  async function checkRead(call) {
    const kinds = kindsOf(call, follow)
    const resource = kinds.length > 0 ? await choose(call, kinds) : undefined
    const idOf = finds.idOf(call.path, resource)
    const request = requestOf(call, follow, idOf)
    const how = call.security === 'analytics' ? { authorization: await queryToken() } : {}
    // Foreign or unfinished objects may fail; objects just listed must succeed.
    const wants = [200, 409, 403, ...(resource?.isNear ? [] : [404])].filter((status) => call.answers[status])
    const answer = await caller.check(call, 'read', request, { ...how, wants })
    if (answer?.status !== 200) return
    finds.learn(answer.json, { path: call.path, isShallow: !hasMode(call) })
    // Judged with their meaning.
    if (isSemantic) return
    variants.push(async () => {
      if (resource) await checkUnknown(call)
      for (const parameter of call.parameters.filter(isOption)) await checkOption(call, parameter, idOf, how)
      if (call.parameters.some(({ name }) => name === 'cursor')) await checkPages(call, idOf, answer.json)
    })
  }

  /** Tries several objects, because some may not be accepted by this operation. */
  async function choose(call, kinds) {
    const candidates = finds.all(kinds, call.path, call.listedBy)
    const few = candidates.filter(({ steps }, index) => index < 5 || candidates[index - 10]?.steps !== steps)
    for (const one of few.slice(0, 15)) {
      const { status } = await caller.send(requestOf(call, follow, finds.idOf(call.path, one)))
      if (status !== 404) return one
    }
    return candidates[0]
  }

  async function checkUnknown(call) {
    const request = requestOf(call, follow, unknownId)
    // A list filtered by an unknown object may be empty.
    const isByQuery = !call.parameters.some((parameter) => parameter.in === 'path' && kindOf(follow(parameter.schema)))
    const wants = [404, 403, ...(isByQuery ? [200] : [])].filter((status) => call.answers[status])
    await caller.check(call, 'an unknown object', request, { wants })
  }

  async function checkOption(call, parameter, idOf, how) {
    const schema = follow(parameter.schema)
    const values = schema.enum ?? [sampleOf(schema, follow, idOf)]
    // Operations for several lists reject filters of the others.
    const wants = call.filtersOf.length > 1 ? [200, 422] : [200]
    for (const value of [values[0], ...(values.length > 1 ? [values.at(-1)] : [])]) {
      const request = requestOf(call, follow, idOf, { query: [[parameter.name, value]] })
      await caller.check(call, `with ${parameter.name}=${value}`, request, { ...how, wants })
    }
  }

  function isOption({ in: where, required, name, schema }) {
    return where === 'query' && !required && !scopeNames.has(name) && !kindOf(follow(schema))
  }

  /** Follows `next` and then `previous` back to the start. */
  async function checkPages(call, idOf, firstPage) {
    const page = (query) => requestOf(call, follow, idOf, { query })
    await caller.check(call, 'an invalid cursor', page([['cursor', 'no-cursor']]), { wants: [422] })
    // Some rows have no ID.
    const keys = ({ results }) => (results ?? []).map((row) => row.id ?? JSON.stringify(row))
    const { next, start } = firstPage
    if (typeof next !== 'string') return
    const second = await caller.check(call, 'the next page', page([['cursor', next]]), {
      wants: [200],
      also: ({ json }) => [
        ...(typeof json.previous === 'string' ? [] : ['the second page has no previous']),
        ...(keys(json).some((id) => keys(firstPage).includes(id)) ? ['the second page repeats rows of the first'] : []),
        ...(typeof start === 'number' && json.start !== start + firstPage.results.length
          ? [`the second page starts at ${json.start} instead of ${start + firstPage.results.length}`]
          : []),
      ],
    })
    if (typeof second?.json?.previous !== 'string') return
    await caller.check(call, 'the previous page', page([['cursor', second.json.previous]]), {
      wants: [200],
      also: ({ json }) =>
        keys(json).join() === keys(firstPage).join() ? [] : ["the previous page the second isn't the first"],
    })
  }
}
