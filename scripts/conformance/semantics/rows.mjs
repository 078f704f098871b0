import { keyOf } from './walk.mjs'

const checkedRows = 12

/** Rows belong to the object of the path, are what their GET operation returns, and are of this partner and mode only. */
export async function checkRows(list, { contract, caller, isSandboxed, otherKey }) {
  const { call, rows, request } = list
  checkOwner()
  const item = contract.calls.find(
    ({ method, path }) =>
      method === 'GET' && path.startsWith(`${call.path}/{`) && !path.slice(call.path.length + 1).includes('/'),
  )
  if (item) for (const row of sampled(rows)) await checkRow(item, row)
  const hasMode = call.parameters.some(({ name }) => name === 'Dashboard-Sandbox')
  if (hasMode && !call.path.includes('{')) await checkOther('dashboard-sandbox', 'the other mode', (one) => one)
  if (isSandboxed && otherKey) await checkOther('authorization', 'another partner', () => `Bearer ${otherKey}`)

  function checkOwner() {
    const { path } = request([])
    const faults = [...path.matchAll(/\/(([a-z_]+)_[0-9a-f-]{36})/g)].flatMap(([, id, kind]) =>
      rows
        .filter((row) => row[`${kind}_id`] && row[`${kind}_id`] !== id)
        .slice(0, 1)
        .map((row) => `${keyOf(row)} belongs to ${row[`${kind}_id`]}, not to ${id}`),
    )
    caller.report(call, 'the rows', request([]), faults)
  }

  async function checkRow(get, row) {
    if (typeof row.id !== 'string') return
    const path = get.path.replace(/\{[^}]+\}/, encodeURIComponent(row.id))
    await caller.check(
      get,
      'a listed object',
      { method: 'GET', path, headers: {} },
      {
        wants: [200],
        also: ({ json }) => {
          // Some operations return the object with its details.
          const match = json.id === row.id ? json : Object.values(json).find((part) => part?.id === row.id)
          if (!match) return [`${row.id} is returned as another object`]
          return Object.keys(row)
            .filter((field) => field in match && JSON.stringify(match[field]) !== JSON.stringify(row[field]))
            .slice(0, 1)
            .map((field) => `${row.id} has ${field} ${show(match[field])}, but ${show(row[field])} in the list`)
        },
      },
    )
  }

  /** Objects of the other side must not be in this list. */
  async function checkOther(header, name, value) {
    const one = request([['page_size', 100]])
    const current = caller.headers[header]
    const { status, json } = await caller.send({
      ...one,
      headers: { ...one.headers, [header]: value(current === undefined ? '1' : undefined) },
    })
    if (status !== 200 || !Array.isArray(json?.results)) return
    const own = new Set(rows.flatMap(({ id }) => (/_[0-9a-f-]{36}$/.test(id) ? id : [])))
    const shared = json.results.find(({ id }) => own.has(id))
    caller.report(call, `rows of ${name}`, one, shared ? [`also lists ${keyOf(shared)} of ${name}`] : [])
  }
}

const sampled = (rows) => (rows.length <= checkedRows ? rows : [...rows.slice(0, checkedRows - 2), ...rows.slice(-2)])
const show = (value) => JSON.stringify(value)?.slice(0, 60)
