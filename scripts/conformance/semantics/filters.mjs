import { kindOf, unknownId } from '../samples.mjs'
import { createExports } from './exports.mjs'
import { differences, keyOf, walk } from './walk.mjs'

const left = new Set(['cursor', 'page_size', 'page_number', 'sort'])
const nonsense = 'zzqx no such text'

/** Fields that a filter with another name refers to. */
const fieldNames = { object_id: 'related_object_ids', since: 'created_at' }

/** Pairs of filters to combine. */
const maxPairs = 6

/** Each filter, several of its values and pairs of filters return exactly the rows of the whole list that match; counts and exports agree. */
export async function checkFilters(list, around) {
  const { contract, caller, filter } = around
  const { call, rows } = list
  const counts = contract.calls.filter(
    ({ filtersOf, hasCount, id }) => hasCount && filtersOf.length === 1 && filtersOf[0] === call.id && filter({ id }),
  )
  const exports = createExports(list, around)
  for (const count of counts) await checkCount(count, [], rows.length)
  await exports.check([], rows)
  if (rows.length === 0) return
  const filters = call.parameters.filter(
    ({ in: where, required, name }) => where === 'query' && !required && !left.has(name),
  )
  const exact = []
  for (const parameter of filters) {
    const results = []
    const probes = probesOf(parameter)
    const narrowing = probes.find(({ matches }) => matches && isNarrower(rows.filter(matches), rows))
    for (const probe of probes)
      results.push(await checkFilter([[parameter.name, probe.value]], probe, probe === (narrowing ?? probes[0])))
    const sizes = results.filter((size) => size !== undefined)
    if (list.isWhole && sizes.length > 1 && rows.length > 1 && sizes.every((size) => size === rows.length))
      caller.report(call, `the filter ${parameter.name}`, list.request([]), [
        `ignores ${parameter.name}: every value returns all ${rows.length} rows`,
      ])
    if (narrowing) exact.push({ name: parameter.name, ...narrowing })
  }
  await checkPairs(exact)

  /** Different filters are combined with AND. */
  async function checkPairs(probes) {
    const pairs = probes.flatMap((one, index) => probes.slice(index + 1).map((other) => [one, other]))
    for (const [one, other] of pairs.slice(0, maxPairs)) {
      const query = [one, other].map(({ name, value }) => [name, value])
      await checkFilter(query, { matches: (row) => one.matches(row) && other.matches(row) }, false)
    }
  }

  /** Values to try: of rows, so that something matches, and one that nothing matches. */
  function probesOf({ name, schema: written }) {
    const resolved = contract.follow(written)
    const schema = resolved.items ? contract.follow(resolved.items) : resolved
    const dated = dateFieldOf(call)
    if ((name === 'from' || name === 'to') && dated) return dateProbes(name, dated)
    if (name === 'search') return searchProbes()
    const field = fieldNames[name] ?? name
    const kind = kindOf(schema)
    const absent = kind ? [{ value: unknownId(kind), matches: () => false }] : []
    if (!call.rowFields.includes(field)) {
      const values = schema.enum ?? (schema.type === 'boolean' ? ['true', 'false'] : [])
      return [...values.slice(0, 6).map((value) => ({ value })), ...absent]
    }
    const matches = (value) => (row) => [row[field]].flat().includes(value)
    if (!schema.enum && !kind && schema.type === 'string' && name === 'path') return partProbes(field)
    const known = [...new Set(rows.flatMap((row) => row[field]))].filter(
      (value) =>
        ['string', 'number', 'boolean'].includes(typeof value) && (!schema.enum || schema.enum.includes(value)),
    )
    const unused = (schema.enum ?? []).filter((value) => !known.includes(value))
    return [
      ...[...known.slice(0, 2), ...unused.slice(0, 1)].map((value) => ({ value, matches: matches(value) })),
      ...(resolved.items && known.length > 1
        ? [{ value: known.slice(0, 2), matches: (row) => known.slice(0, 2).some((value) => matches(value)(row)) }]
        : []),
      ...absent,
    ]
  }

  function dateProbes(name, field) {
    const days = rows.flatMap((row) => row[field]?.slice(0, 10) ?? []).sort()
    const day = days[Math.floor(days.length / 2)]
    if (!day) return []
    const isIn = (row) =>
      row[field] && (name === 'from' ? row[field].slice(0, 10) >= day : row[field].slice(0, 10) <= day)
    return [{ value: day, matches: isIn }]
  }

  /** Filters by a part of the text. */
  function partProbes(field) {
    const part = rows[0][field].split('/').findLast((word) => /^[a-z_]+$/.test(word))
    return part ? [{ value: part, matches: (row) => row[field].includes(part) }] : []
  }

  function searchProbes() {
    const row = rows.find(({ business_name, name }) => typeof (business_name ?? name) === 'string')
    const word = (row?.business_name ?? row?.name)?.split(' ').sort((a, b) => b.length - a.length)[0]
    return [...(word ? [{ value: word, included: row }] : []), { value: nonsense, matches: () => false }]
  }

  /** `isThorough` also compares small pages and the CSV export. */
  async function checkFilter(query, { matches, included }, isThorough) {
    const condition = query.map(([name, value]) => `${name}=${value}`).join('&')
    const polite = { ...caller, check: lenient }
    const filtered = await walk(list, polite, `with ${condition}`, query, 100)
    if (!filtered.rows) return undefined
    const faults = []
    if (included) {
      if (!filtered.rows.some((row) => keyOf(row) === keyOf(included)))
        faults.push(`${condition} misses ${keyOf(included)}, which has that text`)
    } else if (matches) {
      const wrong = filtered.rows.find((row) => !matches(row))
      if (wrong) faults.push(`${condition} also returns ${keyOf(wrong)}, which doesn't match`)
      else if (list.isWhole) faults.push(...differences(filtered.rows, rows.filter(matches), condition))
    } else if (list.isWhole) {
      const known = new Set(rows.map(keyOf))
      const added = filtered.rows.find((row) => !known.has(keyOf(row)))
      if (added) faults.push(`${condition} returns ${keyOf(added)}, which the whole list doesn't have`)
    }
    if (isThorough && faults.length === 0 && filtered.isWhole && filtered.rows.length > 1)
      faults.push(...(await pageFaults(polite, query, condition, filtered.rows)))
    caller.report(call, `with ${condition}`, list.request(query), faults)
    if (!filtered.isWhole) return filtered.rows.length
    for (const count of counts) await checkCount(count, query, filtered.rows.length)
    if (isThorough && faults.length === 0) await exports.check(query, filtered.rows)
    return filtered.rows.length
  }

  /** A later page has the filters of the first. */
  async function pageFaults(polite, query, condition, expected) {
    const size = Math.min(100, Math.ceil(expected.length / 2))
    const small = await walk(list, polite, `with ${condition}, pages of ${size}`, query, size)
    if (!small.rows || !small.isWhole) return []
    return differences(small.rows, expected, `${condition} in pages of ${size}`)
  }

  /** Operations for several lists reject filters of the others. */
  function lenient(one, probe, request, how) {
    return caller.check(one, probe, request, {
      ...how,
      wants: call.answers[422] ? [200, 404, 422] : [200, 404],
      also: (answer) => (answer.status === 200 ? (how.also?.(answer) ?? []) : []),
    })
  }

  async function checkCount(count, query, expected) {
    if (query.some(([name]) => !count.parameters.some((parameter) => parameter.name === name))) return
    const { path } = list.request(query)
    const search = path.includes('?') ? path.slice(path.indexOf('?')) : ''
    const suffix = query.length > 0 ? ` with ${query.map((part) => part.join('=')).join('&')}` : ''
    await caller.check(
      count,
      `the count${suffix}`,
      { method: 'GET', path: `${count.path}${search}`, headers: {} },
      {
        wants: [200],
        also: ({ json }) =>
          !list.isWhole || json.count === expected
            ? []
            : [`counts ${json.count}, but the list has ${expected} rows${suffix}`],
      },
    )
  }
}

const isNarrower = (some, all) => some.length > 0 && some.length < all.length

/** The field that `from` and `to` refer to: the list's order if it is a time. */
function dateFieldOf({ order, rowFields, parameters }) {
  const field = order?.replace('-', '')
  if (field && /(_at|_on|date)$/.test(field)) return field
  const sorts = parameters.find(({ name }) => name === 'sort')?.schema?.enum ?? []
  const sorted = sorts.map((sort) => sort.replace('-', '')).find((name) => /_(at|on)$/.test(name))
  return sorted ?? (rowFields.includes('created_at') ? 'created_at' : undefined)
}
