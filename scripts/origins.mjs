/**
 * The page that lists what of the contracts the product's specification shows, and what is this project's choice: each call with what it
 * takes and answers, then each named shape with its fields. The words come from `x-origin`.
 */

const words = { specified: 'specified', project: 'project' }
const titles = { dashboard: 'The dashboard’s API', 'public-v1': 'The public API v1' }

/** @param {Record<string, object>} documents */
export function originsPage(documents) {
  const parts = Object.entries(documents).map(([name, document]) => sectionOf(titles[name] ?? name, name, document))
  return `${[
    '# What the contract takes from the specification',
    '',
    'Written by `npm run generate` from `x-origin` in `openapi/`. Not to be edited. **specified** is what the product’s specification shows; **project** is what this',
    'project chose where the specification says nothing, and why stands in [decisions.md](decisions.md). Where a call or a shape is specified and some of its',
    'parameters or fields are not, those are named.',
    '',
    ...parts,
  ]
    .join('\n')
    .trimEnd()}\n`
}

function sectionOf(title, name, document) {
  const components = document.components ?? {}
  const follow = (part) => (part.$ref ? follow(at(document, part.$ref)) : part)
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const rows = calls.map(({ method, path, operation }) => {
    const parameters = (operation.parameters ?? []).map(follow).filter((one) => one.in !== 'header')
    return `| ${method} | \`${path}\` | ${originOf(operation)} | ${namesBy(parameters)} | ${shapeOf(bodyOf(operation), follow)} | ${shapeOf(answerOf(operation), follow)} |`
  })
  const headers = Object.values(components.parameters ?? {}).filter((one) => one.in === 'header')
  const count = (origin) => calls.filter(({ operation }) => operation['x-origin'] === origin).length
  return [
    `## ${title}`,
    '',
    `\`openapi/${name}.yaml\`: ${calls.length} calls, ${count('specified')} specified and ${count('project')} the project’s.`,
    '',
    `Headers: ${headers.map((one) => `\`${one.name}\` ${originOf(one)}`).join(', ')}.`,
    '',
    '### Calls',
    '',
    '| method | path | origin | path and query | body | answer |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    '### Shapes',
    '',
    '| shape | origin | fields |',
    '|---|---|---|',
    ...Object.entries(components.schemas ?? {}).map(
      ([shape, schema]) => `| \`${shape}\` | ${originOf(schema)} | ${fieldsOf(schema)} |`,
    ),
    '',
    '### Shared answers',
    '',
    '| answer | origin |',
    '|---|---|',
    ...Object.entries(components.responses ?? {}).map(([answer, one]) => `| \`${answer}\` | ${originOf(one)} |`),
    '',
  ].join('\n')
}

const originOf = (part) => words[part['x-origin']] ?? '—'

const at = (document, ref) =>
  ref
    .slice(2)
    .split('/')
    .reduce((node, part) => node[part.replaceAll('~1', '/').replaceAll('~0', '~')], document)

/** `specified: id · project: cursor, page_size` */
function namesBy(parts) {
  const groups = Object.keys(words).flatMap((origin) => {
    const names = parts.filter((part) => part['x-origin'] === origin).map(({ name }) => `\`${name}\``)
    return names.length > 0 ? [`${words[origin]}: ${names.join(', ')}`] : []
  })
  return groups.join(' · ')
}

const contentOf = (part) => Object.entries(part?.content ?? {})[0]
const bodyOf = (operation) => contentOf(operation.requestBody)
const answerOf = (operation) =>
  contentOf(Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1])

function shapeOf(content, follow) {
  if (!content) return ''
  const [type, { schema }] = content
  const name = schema?.$ref?.split('/').pop()
  return name ? `\`${name}\` ${originOf(follow(schema))}` : `\`${type}\``
}

/** A shape's fields share its origin, unless they say so themselves. */
function fieldsOf(schema) {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    'x-origin': field['x-origin'] ?? schema['x-origin'],
  }))
  if (fields.length > 0) return namesBy(fields)
  return (schema.enum ?? []).map((value) => `\`${value}\``).join(', ')
}
