/**
 * `x-filters-of: [listOrderRows]` adds the filters of those lists to an operation's query or a schema's properties, so
 * that count and CSV export share them. Existing parameters are kept.
 */
const own = ['sort', 'cursor', 'page_size']

/** @param {Record<string, any>} document a bundled contract, changed in place */
export function inheritFilters(document) {
  const resolve = (node) =>
    node.$ref
      ? resolve(
          node.$ref
            .slice(2)
            .split('/')
            .reduce((parent, key) => parent[key], document),
        )
      : node
  const operations = new Map(
    Object.values(document.paths).flatMap((item) =>
      Object.values(item).map((operation) => [operation.operationId, operation]),
    ),
  )
  const filtersOf = (lists) =>
    lists.flatMap((id) => {
      const list = operations.get(id)
      if (!list) throw new Error(`x-filters-of names ${id}, which is not an operation of the contract.`)
      return list.parameters.filter((parameter) => {
        const { in: where, name } = resolve(parameter)
        return where === 'query' && !own.includes(name)
      })
    })

  for (const operation of operations.values()) {
    const { 'x-filters-of': lists, parameters } = operation
    if (!lists) continue
    const names = new Set(parameters.map((parameter) => resolve(parameter).name))
    for (const filter of filtersOf(lists)) {
      const { name } = resolve(filter)
      if (!names.has(name)) parameters.push(filter)
      names.add(name)
    }
  }
  for (const schema of Object.values(document.components.schemas)) {
    for (const filter of filtersOf(schema['x-filters-of'] ?? [])) {
      const { name, description, schema: type } = resolve(filter)
      schema.properties[name] ??= type.$ref ? type : { ...type, description }
    }
  }
}
