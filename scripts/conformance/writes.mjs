import { randomUUID } from 'node:crypto'
import { isRead } from './reads.mjs'
import { kindsOf, kindsOfBody, requestOf, sampleOf } from './samples.mjs'

/** These would end the run's session. */
const endsTheWalk = new Set(['logOut', 'revokeSession'])

/** Skips operations without a sandbox unless requested, and those that call other services or end the session. */
const isLeftOut = ({ id, security, parameters }, hasSandboxOnly) =>
  security !== 'session' ||
  endsTheWalk.has(id) ||
  (hasSandboxOnly && !parameters.some(({ name }) => name === 'Dashboard-Sandbox'))

/** Maximum number of objects to try per change. */
const maxCandidates = 10

/**
 * Runs every change in the sandbox with example bodies. Any documented status is valid, and repeating the
 * Idempotency-Key must return the same response. Each change is tried on several objects, latest first, and again
 * after the other changes, because objects can be in the wrong state. `DELETE` runs last. `preferred` returns requests to
 * try first.
 */
export async function checkWrites({ contract, caller, finds, filter, effects, hasSandboxOnly, preferred }) {
  const { follow } = contract
  const changes = contract.calls.filter((call) => !isRead(call) && filter(call))
  const left = changes.filter((call) => isLeftOut(call, hasSandboxOnly))
  const ends = ({ method }) => method === 'DELETE'
  let waiting = changes.filter((call) => !left.includes(call) && !ends(call))
  for (;;) {
    const skippedChanges = []
    for (const call of waiting) if (!(await isTaken(call))) skippedChanges.push(call)
    const isAnyTaken = skippedChanges.length < waiting.length
    waiting = skippedChanges
    if (!isAnyTaken || waiting.length === 0) break
  }
  for (const call of changes) if (!left.includes(call) && ends(call) && !(await isTaken(call))) waiting.push(call)
  return { left: left.map(({ id }) => id), skippedChanges: waiting.map(({ id }) => id) }

  async function isTaken(call) {
    const tried = new Set()
    for (const request of requestsOf(call)) {
      const same = JSON.stringify([request.path, request.body])
      if (tried.has(same)) continue
      tried.add(same)
      const status = await change(call, request)
      if (status !== undefined && status < 300) return true
      // These errors don't depend on the object.
      if (status === undefined || status === 403 || status >= 500) return false
    }
    return false
  }

  /** Requests for each object, then with one optional field each, because some bodies require one of several. */
  function* requestsOf(call) {
    if (preferred) yield* preferred(call)
    const inBody = call.body ? kindsOfBody(call.body, follow) : []
    const kinds = [...new Set([...kindsOf(call, follow), ...inBody])]
    // One response can show the same object many times.
    const byIds = new Map(
      (kinds.length > 0 ? finds.latest(kinds, call.path) : []).map((one) => [
        kinds.map((kind) => one?.get(kind)).join(),
        one,
      ]),
    )
    const found = [...byIds.values()]
    const objects = found.length > 0 ? found.slice(0, maxCandidates) : [undefined]
    for (const one of objects) yield withOwnNames(requestOf(call, follow, finds.idOf(call.path, one)))
    if (call.bodyType !== 'application/json') return
    const idOf = finds.idOf(call.path, found[0])
    const plain = requestOf(call, follow, idOf)
    const { properties = {} } = follow(call.body)
    for (const [name, schema] of Object.entries(properties)) {
      const body = JSON.parse(plain.body)
      if (name in body) continue
      body[name] = sampleOf(schema, follow, idOf)
      yield withOwnNames({ ...plain, body: JSON.stringify(body) })
    }
  }

  /** `Location` is the created object, or the list or job that shows it. */
  async function checkLocation(call, request, { headers, json, status: made }) {
    const location = headers.get('location')
    if (location === null) return
    const path = new URL(location, caller.base).href.replace(caller.base, '')
    const { status, text } = await caller.send({ method: 'GET', path })
    const isShown = made !== 201 || json?.id === undefined || text.includes(json.id)
    const faults =
      status === 200 ? (isShown ? [] : [`which doesn't show ${json.id}`]) : [`which GET returns as ${status}`]
    caller.report(
      call,
      'its Location',
      request,
      faults.map((fault) => `returns Location ${location}, ${fault}`),
    )
  }

  /** Sends a change twice with one key and returns its status. */
  async function change(call, request) {
    const keyed = { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } }
    const state = await effects.before(call, keyed)
    const first = await caller.check(call, 'write', keyed, {
      also: ({ status }) => (status >= 500 ? [`returned ${status}`] : []),
    })
    if (!first) return undefined
    finds.learn(first.json, { path: call.path })
    await checkLocation(call, request, first)
    if (first.status >= 300 || !call.parameters.some(({ name }) => name === 'Idempotency-Key')) return first.status
    await caller.check(call, 'the same key again', keyed, {
      wants: [first.status],
      also: (again) => (comparable(again.json) === comparable(first.json) ? [] : ['the response differs']),
    })
    await effects.check(call, keyed, first, state)
    if (call.bodyType !== 'application/json') return first.status
    const other = { ...JSON.parse(request.body), ...differing(call, follow, JSON.parse(request.body)) }
    if (JSON.stringify(other) === request.body) return first.status
    await caller.check(
      call,
      'the same key with another body',
      { ...keyed, body: JSON.stringify(other) },
      {
        wants: [422],
        also: ({ json }) => (json.code === 'idempotency_key_reused' ? [] : [`refuses the reused key as ${json.code}`]),
      },
    )
    return first.status
  }
}

/** Makes unique values unique per run. */
function withOwnNames(request) {
  if (request.type !== 'application/json') return request
  const body = JSON.parse(request.body)
  for (const name of ['external_id', 'batch_reference', 'processor_entity_id'])
    if (typeof body[name] === 'string') body[name] = `conformance-${randomUUID().slice(0, 13)}`
  return { ...request, body: JSON.stringify(body) }
}

/** Body for comparison, without secrets (returned once) and independent of field order. */
const comparable = (body) =>
  JSON.stringify(body ?? null, (name, value) => {
    if (name === 'secret') return null
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
  })

/** One field of a body with another valid value: an optional field's example, or another text. */
function differing(call, follow, body) {
  const { properties = {}, required = [] } = follow(call.body)
  const isOther = ([field, schema]) =>
    !required.includes(field) && follow(schema).example !== undefined && follow(schema).example !== body[field]
  const [name, schema] = Object.entries(properties).find(isOther) ?? []
  if (name !== undefined) return { [name]: follow(schema).example }
  const isFree = ([, schema]) => {
    const { type, enum: values, pattern, format } = follow(schema)
    return type === 'string' && !values && !pattern && !format
  }
  const [text] = Object.entries(properties).find((entry) => entry[0] in body && isFree(entry)) ?? []
  return text === undefined ? {} : { [text]: `${body[text]}B` }
}
