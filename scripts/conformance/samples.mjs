/** Object type of an ID's pattern, the first of several: `business` for `business_<uuid>`; undefined for other schemas. */
export const kindOf = (schema) => /^\^\(?([a-z_]+)(?:\|[a-z_|]+\))?_\[0-9a-f\]/.exec(schema.pattern ?? '')?.[1]

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const objectId = new RegExp(`^([a-z_]+)_${uuid}$`)

/** A valid ID without an object. */
export const unknownId = (kind) => `${kind}_00000000-0000-4000-8000-000000000000`

/** Collects IDs from responses. IDs found in one object belong together. */
export function createFinds() {
  /** @type {Map<string, { ids: Map<string, string>, paths: Set<string> }>} */
  const groups = new Map()

  /**
   * Operations without a mode only provide the rows' own IDs, because related objects can belong to the other mode.
   * @param {unknown} value @param {{ path: string, isShallow?: boolean }} from
   */
  const learn = (value, from) => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      for (const item of value) learn(item, from)
      return
    }
    const ids = new Map()
    collect(value, ids, from.isShallow)
    const name = [...ids.values()].sort().join()
    const known = groups.get(name)
    if (known) known.paths.add(from.path)
    else if (ids.size > 0 && groups.size < 2000) groups.set(name, { ids, paths: new Set([from.path]) })
    for (const [field, item] of Object.entries(value)) if (!from.isShallow || field === 'results') learn(item, from)
  }

  /**
   * IDs of these types from one object, starting with those listed in the operation's own area.
   * @param {string[]} kinds @param {string} path @param {string} [list] path of the list whose objects the operation accepts
   */
  const all = (kinds, path, list) =>
    [...groups.values()]
      .filter(({ ids, paths }) => kinds.every((kind) => ids.has(kind)) && (list === undefined || paths.has(list)))
      .map(({ ids, paths }) => ({ ids, steps: Math.max(...[...paths].map((other) => shared(path, other))) }))
      .sort((a, b) => b.steps - a.steps)
      .map(({ ids, steps }) => ({ get: (kind) => ids.get(kind), steps, isNear: steps > 0 || list !== undefined }))
  const of = (kinds, path, list) => all(kinds, path, list)[0]

  /**
   * Objects for a change: the latest of each kind, then those of the operation's own area. A change can use what an
   * earlier one created.
   */
  const latest = (kinds, path) => {
    const last = [...groups.values()].reverse()
    const apart = { get: (kind) => last.find(({ ids }) => ids.has(kind))?.ids.get(kind) }
    const together = last.filter(({ ids }) => kinds.every((kind) => ids.has(kind)))
    const near = all(kinds, path)
    const newest = together.map(({ ids }) => ({ get: (kind) => ids.get(kind) }))
    return [apart, ...newest.flatMap((one, index) => [one, near[index]])]
  }

  const idOf = (path, own) => (kind) => own?.get(kind) ?? of([kind], path)?.get(kind) ?? unknownId(kind)
  return { learn, all, latest, of, idOf }
}

/** Number of equal path segments. */
function shared(path, other) {
  const steps = other.split('/')
  const end = path.split('/').findIndex((step, index) => step !== steps[index])
  return end < 0 ? steps.length : Math.max(0, end - 1)
}

function collect(value, into, isShallow) {
  for (const [name, item] of Object.entries(value)) {
    if (typeof item === 'string' && (name === 'id' || (name.endsWith('_id') && !isShallow))) {
      const kind = objectId.exec(item)?.[1]
      if (kind && !into.has(kind)) into.set(kind, item)
    } else if (!isShallow && typeof item === 'object' && item !== null && !Array.isArray(item))
      collect(item, into, false)
  }
}

const dayIn = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** Dates that can't be in the past, unlike an example after a while. */
const comingDays = { starts_on: () => dayIn(1), ends_on: () => dayIn(2) }

/** A valid value of a schema from its examples; IDs come from `idOf`. */
export function sampleOf(schema, follow, idOf) {
  const resolved = follow(schema)
  const kind = kindOf(resolved)
  if (kind) return idOf(kind)
  if (resolved.properties) {
    const names = namesOf(resolved, follow)
    if (names.length === 0 && resolved.example) return resolved.example
    return Object.fromEntries(
      names.map((name) => [name, comingDays[name]?.() ?? sampleOf(resolved.properties[name], follow, idOf)]),
    )
  }
  if (resolved.items) {
    return Array.from({ length: Math.max(1, resolved.minItems ?? 1) }, () => sampleOf(resolved.items, follow, idOf))
  }
  if (resolved.allOf) return Object.assign({}, ...resolved.allOf.map((part) => sampleOf(part, follow, idOf)))
  const [first] = resolved.oneOf ?? resolved.anyOf ?? []
  if (first) return sampleOf(first, follow, idOf)
  return resolved.example ?? resolved.enum?.[0] ?? emptyOf([resolved.type].flat())
}

const emptyOf = (types) => (types.includes('null') ? null : types.includes('object') ? {} : 'text')

/** Required fields; if only a minimum number is required, scalar fields first. */
function namesOf({ properties, required = [], minProperties = 0 }, follow) {
  const isPlain = (name) => typeof follow(properties[name]).type === 'string'
  const others = Object.keys(properties).filter((name) => !required.includes(name))
  const ordered = [...others.filter(isPlain), ...others.filter((name) => !isPlain(name))]
  return [...required, ...ordered.slice(0, Math.max(0, minProperties - required.length))]
}

/** Object types that a body requires. */
export function kindsOfBody(body, follow) {
  const resolved = follow(body)
  return (resolved.required ?? []).flatMap((name) => kindOf(follow(resolved.properties[name])) ?? [])
}

/** Object types that an operation requires. */
export function kindsOf(call, follow) {
  const kinds = []
  for (const { in: where, required, schema } of call.parameters) {
    if (where === 'header' || !(required || where === 'path')) continue
    const resolved = follow(schema)
    const kind = kindOf(resolved.items ? follow(resolved.items) : resolved)
    if (kind) kinds.push(kind)
  }
  return kinds
}

/** URL, headers and body with the required parameters of an operation. */
export function requestOf(call, follow, idOf, { query = [], isBare = false } = {}) {
  const value = (parameter) => [parameter.name, sampleOf(parameter.schema, follow, idOf)]
  const path = call.parameters
    .filter((parameter) => parameter.in === 'path')
    .map(value)
    .reduce((text, [name, sample]) => text.replace(`{${name}}`, encodeURIComponent(sample)), call.path)
  const required = call.parameters.filter((parameter) => parameter.in === 'query' && parameter.required && !isBare)
  const search = new URLSearchParams()
  for (const [name, sample] of [...required.map(value), ...query]) {
    for (const item of [sample].flat()) search.append(name, String(item))
  }
  const text = search.toString()
  return {
    method: call.method,
    path: text === '' ? path : `${path}?${text}`,
    headers: call.parameters.some(({ name }) => name === 'If-Match') ? { 'if-match': '*' } : {},
    ...(call.body === undefined
      ? {}
      : call.bodyType === 'application/json'
        ? { type: call.bodyType, body: JSON.stringify(sampleOf(call.body, follow, idOf)) }
        : { type: call.bodyType, body: 'external_id\nexample-1\n' }),
  }
}
