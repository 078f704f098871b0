import { isLater } from './arithmetic.mjs'
import { eventTypeOf, isSame, show } from './events.mjs'

const read = (path) => ({ method: 'GET', path, headers: {} })

/** Judges what a create or an update of the public API has changed. */
export function createEffects({ contract, caller, events }) {
  const isResource = ({ id, path }) => /^(create|update)/.test(id) && !path.startsWith('/sandbox/')

  /** State before a change; undefined if its effect isn't judged. */
  async function before(call, request) {
    if (contract.name !== 'public-v1' || !isResource(call)) return undefined
    const body = JSON.parse(request.body)
    const isCreate = call.method === 'POST'
    const list = isCreate ? listOf(call, body) : undefined
    return {
      body,
      list,
      ids: list && (await idsOf(list)),
      object: isCreate ? undefined : (await caller.send(read(request.path))).json,
      events: isCreate ? [] : await events?.of(request.path.split('/').at(-1)),
    }
  }

  /** The list that must have the created object, narrowed by the body. */
  function listOf(call, body) {
    const get = contract.calls.find(({ method, path }) => method === 'GET' && path === call.path)
    const names = (get?.parameters ?? []).map(({ name }) => name)
    const query = Object.entries(body).flatMap(([name, value]) =>
      name === 'date'
        ? [
            ['from', value],
            ['to', value],
          ]
        : names.includes(name) && name.endsWith('_id')
          ? [[name, value]]
          : [],
    )
    return `${call.path}?${new URLSearchParams([...query.filter(([name]) => names.includes(name)), ['page_size', '100']])}`
  }

  async function idsOf(path) {
    const { json } = await caller.send(read(path))
    return (json?.results ?? []).map(({ id }) => id)
  }

  /** Called after the request and its repetition with the same Idempotency-Key. */
  async function check(call, request, answer, state) {
    if (!state || answer.status >= 300) return
    const faults =
      call.method === 'POST'
        ? await createFaults(call, answer, state)
        : await updateFaults(call, request, answer, state)
    const type = eventTypeOf(call, contract)
    if (faults.length === 0 && events && type) {
      const { json } = await caller.send(read(pathOf(call, answer.json.id)))
      faults.push(...(await events.faults(state.events, type, json)))
    }
    caller.report(call, 'its effect', request, faults)
  }

  const pathOf = ({ path }, id) => `${path.replace(/\/\{id\}$/, '')}/${id}`

  async function createFaults(call, { json, headers }, { body, list, ids }) {
    const location = headers.get('location') ?? ''
    if (!location.endsWith(pathOf(call, json.id))) return [`returns Location ${location} for ${json.id}`]
    const got = await caller.send(read(pathOf(call, json.id)))
    if (got.status !== 200) return [`created ${json.id}, which GET returns as ${got.status}`]
    const added = (await idsOf(list)).filter((id) => !ids.includes(id))
    return [
      ...valueFaults(body, json),
      ...objectFaults(json, got.json),
      ...(added.includes(json.id) ? [] : [`created ${json.id}, which its list doesn't have`]),
      ...(added.length > 1 ? [`created ${added.length} objects with one Idempotency-Key`] : []),
    ]
  }

  async function updateFaults(call, request, { json }, { body, object }) {
    const got = await caller.send(read(request.path))
    const patchable = Object.keys(contract.follow(call.body).properties ?? {})
    const moved = patchable.find((name) => !(name in body) && name in json && !isSame(json[name], object[name]))
    return [
      ...valueFaults(body, json),
      ...objectFaults(json, got.json),
      ...(json.id === object.id ? [] : [`returns ${json.id} instead of ${object.id}`]),
      ...(moved ? [`changed ${moved}, which the request doesn't have`] : []),
      ...(json.created_at === object.created_at ? [] : ['changed created_at']),
      ...(isLater(object.updated_at, json.updated_at) ? [`moved updated_at back to ${json.updated_at}`] : []),
    ]
  }

  return { before, check }
}

/** Numbers, dates, IDs and words must be stored as sent; other text may be normalized. */
function valueFaults(body, json) {
  const isExact = (value) =>
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    /^([a-z_]+|\d{4}-\d\d-\d\d|[a-z_]+_[0-9a-f-]{36})$/.test(value)
  return Object.entries(body)
    .filter(([name, value]) => name in json && isExact(value) && json[name] !== value)
    .map(([name, value]) => `stored ${name} ${show(json[name])} instead of ${show(value)}`)
}

function objectFaults(json, got) {
  const field = Object.keys(json).find((name) => name !== 'secret' && !isSame(json[name], got[name]))
  return field ? [`returned ${field} ${show(json[field])}, but GET returns ${show(got[field])}`] : []
}
