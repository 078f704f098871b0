import { differences, keyOf } from './walk.mjs'

const idOfLine = /^([a-z_]+_[0-9a-f-]{36})(?:,|$)/

/** The CSV exports of a list have its rows. */
export function createExports({ call, rows, request, isWhole }, { contract, caller, filter }) {
  const calls = contract.calls.filter(
    ({ filtersOf, answers, id }) =>
      filtersOf.includes(call.id) && answers[200]?.types.includes('text/csv') && filter({ id }),
  )
  const kinds = new Map()

  /** An operation exports several lists; the kind of this one exports its rows. */
  async function kindOf(one) {
    const kind = one.parameters.find(({ name, required }) => name === 'kind' && required)
    const values = kind ? contract.follow(kind.schema).enum : []
    const matching = []
    for (const value of values) {
      const exported = await read(one, [['kind', value]])
      if (exported && differences(exported, rows, '').length === 0) matching.push(value)
    }
    if (matching.length === 0)
      caller.report(one, 'the export', { method: 'GET', path: one.path }, [`no kind exports the rows of ${call.id}`])
    return matching[0]
  }

  async function read(one, query) {
    const { path } = request(query)
    const { status, text } = await caller.send({ method: 'GET', path: `${one.path}${path.slice(path.indexOf('?'))}` })
    return status === 200
      ? text
          .split(/\r?\n/)
          .flatMap((line) => idOfLine.exec(line)?.[1] ?? [])
          .map((id) => ({ id }))
      : undefined
  }

  /** Compares the export of a filter with its rows. */
  async function check(query, expected) {
    if (!isWhole || rows.length === 0) return
    for (const one of calls) {
      if (query.some(([name]) => !one.parameters.some((parameter) => parameter.name === name))) continue
      if (!kinds.has(one.id)) kinds.set(one.id, await kindOf(one))
      const kind = kinds.get(one.id)
      if (query.length === 0 || kind === undefined) continue
      const condition = query.map((part) => part.join('=')).join('&')
      const exported = await read(one, [['kind', kind], ...query])
      caller.report(one, `with kind=${kind}&${condition}`, { method: 'GET', path: one.path }, [
        ...(exported
          ? differences(
              exported,
              expected.map((row) => ({ id: keyOf(row) })),
              condition,
            )
          : []),
      ])
    }
  }

  return { check }
}
