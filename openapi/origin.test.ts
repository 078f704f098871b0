import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * Every operation, parameter, named schema and shared response is marked as `specified` or `project`. If one property
 * of a schema is marked, all must be.
 */
const contracts = ['dashboard', 'public-v1']
const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'])
type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const nodes = (value: unknown): [string, Node][] =>
  isNode(value) ? Object.entries(value).filter((entry): entry is [string, Node] => isNode(entry[1])) : []
const isMarked = (node: Node) => node['x-origin'] === 'specified' || node['x-origin'] === 'project'

function unmarked(document: Node): string[] {
  const problems: string[] = []
  const components = isNode(document.components) ? document.components : {}
  const check = (name: string, node: Node) => {
    if (!isMarked(node)) problems.push(name)
  }
  const checkParameters = (name: string, parameters: unknown) => {
    for (const parameter of Array.isArray(parameters) ? parameters : []) {
      if (isNode(parameter) && !('$ref' in parameter)) check(`${name} parameter ${String(parameter.name)}`, parameter)
    }
  }
  for (const [path, item] of nodes(document.paths)) {
    checkParameters(path, item.parameters)
    for (const [method, operation] of nodes(item)) {
      if (!methods.has(method)) continue
      check(`${method} ${path}`, operation)
      checkParameters(`${method} ${path}`, operation.parameters)
    }
  }
  for (const kind of ['schemas', 'parameters', 'responses']) {
    for (const [name, node] of nodes(components[kind])) check(`${kind} ${name}`, node)
  }
  for (const [name, schema] of nodes(components.schemas)) {
    const properties = nodes(schema.properties)
    if (properties.some(([, property]) => 'x-origin' in property)) {
      for (const [property, node] of properties) check(`schema ${name} property ${property}`, node)
    }
  }
  return problems
}

const read = (name: string): Node =>
  JSON.parse(readFileSync(new URL(`generated/${name}.json`, import.meta.url), 'utf8'))

it.each(contracts)('%s marks the origin of every part', (name) => {
  expect(unmarked(read(name))).toEqual([])
})

it('finds a part without a mark', () => {
  expect(
    unmarked({
      paths: { '/a': { get: { parameters: [{ name: 'q' }, { $ref: '#/x' }] }, post: { 'x-origin': 'guess' } } },
      components: {
        schemas: { A: { 'x-origin': 'project', properties: { b: { 'x-origin': 'specified' }, c: {} } }, D: {} },
        responses: { E: {} },
      },
    }),
  ).toEqual(['get /a', 'get /a parameter q', 'post /a', 'schemas D', 'responses E', 'schema A property c'])
})
