const minute = 60_000

/** Event types whose last part isn't `created` or `updated`, by operation. */
const types = {
  createEligibility: 'eligibility.evaluated',
  updateEligibility: 'eligibility.evaluated',
  createCapitalProduct: 'capital_product.funded',
  createRefund: 'refund.succeeded',
  // By the new status.
  updateCapitalProduct: undefined,
}

/** The event that an operation on a resource must send; undefined if the contract names none. */
export function eventTypeOf(call, { document }) {
  if (call.id in types) return types[call.id]
  const { enum: names, 'x-payloads': payloads } = document.components.schemas.WebhookEventType
  const [, verb, schema] = /^(create|update)(.+)$/.exec(call.id) ?? []
  const object = Object.keys(payloads).find((name) => payloads[name] === schema)
  const type = `${object}.${verb}d`
  return names.includes(type) ? type : undefined
}

/** Reads the webhook events of an object through the dashboard's API; undefined without its token. */
export function createEventLog(caller) {
  if (!caller) return undefined
  const read = async (path) => {
    const { status, json } = await caller.send({ method: 'GET', path })
    if (status !== 200) throw new Error(`GET ${path} returned ${status}`)
    return json
  }
  const of = async (id) => (await read(`/webhook_logs/events?object_id=${id}&page_size=100`)).results
  const bodyOf = async (id) => (await read(`/webhook_logs/event_info/${id}`)).body

  /** What is wrong with the events since `before`: exactly one of the type, with the object as its GET returns it. */
  async function faults(before, type, object) {
    const known = new Set(before.map(({ id }) => id))
    const added = (await of(object.id)).filter(({ id }) => !known.has(id))
    const own = added.filter((event) => event.type === type)
    const others = [...new Set(added.map((event) => event.type))].join(', ') || 'none'
    if (own.length === 0) return [`sends no ${type} event for ${object.id} (events: ${others})`]
    const bodies = []
    for (const { id } of own) bodies.push(await bodyOf(id))
    const about = bodies.filter(({ data }) => data?.id === object.id)
    if (about.length === 0) return [`sends ${type} with the data of ${bodies[0].data?.id} instead of ${object.id}`]
    if (about.length > 1) return [`sends ${about.length} ${type} events for one change of ${object.id}`]
    const [body] = about
    const field = Object.keys(object).find((name) => !isSame(body.data[name], object[name]) && name !== 'secret')
    return [
      ...(field ? [`sends ${type} with ${field} ${show(body.data[field])} instead of ${show(object[field])}`] : []),
      ...(body.type === type ? [] : [`sends a ${type} event whose body has the type ${body.type}`]),
      ...(own.some(({ id }) => id === body.id) ? [] : [`sends ${type} with the id ${body.id}, which isn't its event`]),
      ...(own.every(({ created_at }) => Math.abs(Date.parse(body.timestamp) - Date.parse(created_at)) > minute)
        ? [`sends ${type} with the timestamp ${body.timestamp}, but created it at ${own[0].created_at}`]
        : []),
    ]
  }
  return { of, faults }
}

/** Equal JSON, independent of field order. */
export const isSame = (first, second) => JSON.stringify(sorted(first)) === JSON.stringify(sorted(second))
export const show = (value) => JSON.stringify(value)?.slice(0, 60)

function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}
