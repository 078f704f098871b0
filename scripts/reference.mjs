/** `npm run reference`: the API reference as static files in dist/app/docs/api, which the server serves under /docs/api and any host can serve. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import scalar from '@scalar/fastify-api-reference'
import Fastify from 'fastify'
import { root } from './installed.mjs'

const at = (path) => join(root, path)
const methods = ['get', 'post', 'put', 'patch', 'delete']

/** @param {string} folder where to write the site */
export async function buildReference(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'start.js'), `Scalar.createApiReference('#reference', ${JSON.stringify(configuration)})\n`)
  writeFileSync(join(folder, 'reference.js'), await readRenderer())
  const publicApi = readContract('public-v1')
  // The guides say all of the contract's own introduction, with examples.
  publicApi.info.description = `${publicApi.info.description.split('\n\n')[0]}\n\n${readGuides()}`
  for (const tag of publicApi.tags) tag['x-displayName'] = inWords(tag.name)
  dropOptionalExamples(publicApi)
  addSamples(publicApi)
  cpSync(at('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'), join(folder, 'inter.woff2'))
  cpSync(at('node_modules/@fontsource/cousine/files/cousine-latin-400-normal.woff2'), join(folder, 'cousine.woff2'))
  writeFileSync(join(folder, 'public-v1.json'), JSON.stringify(publicApi))
  writeFileSync(join(folder, 'dashboard.json'), JSON.stringify(readContract('dashboard')))
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API reference · Partner Dashboard</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="reference"></div>
    <script src="reference.js"></script>
    <script src="start.js"></script>
  </body>
</html>
`

const configuration = {
  sources: [
    { title: 'Public API', slug: 'public', url: 'public-v1.json', default: true },
    { title: 'Dashboard API', slug: 'dashboard', url: 'dashboard.json' },
  ],
  theme: 'none',
  // Nothing is loaded from or sent to other hosts.
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  persistAuth: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  defaultOpenAllTags: false,
  documentDownloadType: 'json',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  hiddenClients: {
    ruby: true,
    php: true,
    csharp: true,
    clojure: true,
    objc: true,
    ocaml: true,
    powershell: true,
    r: true,
    swift: true,
    dart: true,
    fsharp: true,
    kotlin: true,
    rust: true,
    c: true,
  },
  customCss: `
@font-face { font-family: 'Inter Variable'; src: url(inter.woff2) format('woff2'); font-weight: 100 900; font-display: swap; }
    @font-face { font-family: 'Cousine'; src: url(cousine.woff2) format('woff2'); font-display: swap; }
    :root { --scalar-font: 'Inter Variable', system-ui, sans-serif; --scalar-radius: 6px; --scalar-radius-lg: 8px;
      --scalar-font-code: Cousine, ui-monospace, monospace; }
    #reference .markdown :is(table, tbody, tr, td) { display: block; width: auto; border: 0; }
    #reference .markdown thead { display: none; }
    #reference .markdown tr { padding: 10px 0; border-bottom: 1px solid var(--scalar-border-color); }
    #reference .markdown td { padding: 0; word-break: normal; overflow-wrap: anywhere; }
    #reference .markdown td:nth-child(3) { color: var(--scalar-color-2); }
    #reference .markdown td:nth-child(3)::before { content: 'data: '; }
    .light-mode { --scalar-color-accent: #3a5bc7; --scalar-background-accent: #edf2fe; }
    .dark-mode { --scalar-color-accent: #9eb1ff; --scalar-background-accent: #182449; }
  `,
}

/** The package has the renderer's bundle only as a route of its plugin. */
async function readRenderer() {
  const app = Fastify()
  await app.register(scalar, { routePrefix: '/', configuration: { url: 'public-v1.json' } })
  const { statusCode, body } = await app.inject('/js/scalar.js')
  await app.close()
  if (statusCode !== 200) throw new Error(`The renderer of the API reference responded with ${statusCode}.`)
  return body.replace(/\n\/\/# sourceMappingURL=.*/, '')
}

const readContract = (name) => JSON.parse(readFileSync(at(`openapi/generated/${name}.json`), 'utf8'))

/** "CapitalProductOffer" as "Capital product offer". */
const inWords = (name) => {
  const words = name.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** In the order of their file names, then the catalog of events and codes. */
const readGuides = () =>
  [
    ...readdirSync(at('docs/api/guides'))
      .sort()
      .map((name) => `guides/${name}`),
    'catalog.md',
  ]
    .map((name) => readFileSync(at(`docs/api/${name}`), 'utf8'))
    .join('\n')
    .replace(/^Written by .*\n/m, '')

/** The renderer puts every parameter with an example into its curl command. */
function dropOptionalExamples({ paths, components }) {
  const parameters = Object.values(paths).flatMap((operations) =>
    methods.flatMap((method) => operations[method]?.parameters ?? []),
  )
  for (const parameter of [...parameters, ...Object.values(components.parameters)]) {
    if (parameter.$ref || parameter.required || parameter.in === 'path') continue
    delete parameter.example
    delete parameter.schema?.example
  }
  delete components.schemas.Cursor.example
}

/** Adds a call with the typed client to every operation. */
function addSamples({ paths, components }) {
  for (const [path, operations] of Object.entries(paths)) {
    for (const method of methods) {
      const operation = operations[method]
      if (!operation) continue
      const source = clientSample(path, method, operation, components)
      operation['x-codeSamples'] = [{ lang: 'TypeScript', label: '@partner-dashboard/client', source }]
    }
  }
}

function clientSample(path, method, { parameters = [], requestBody }, components) {
  const resolve = (part) => (part?.$ref ? resolve(components[part.$ref.split('/')[2]][part.$ref.split('/')[3]]) : part)
  const ids = parameters
    .map(resolve)
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => [name, resolve(schema).example])
  const options = []
  if (ids.length > 0) options.push(`params: { path: ${JSON.stringify(Object.fromEntries(ids))} }`)
  if (requestBody) {
    const body = exampleOf(resolve(requestBody).content['application/json']?.schema, resolve)
    options.push(`body: ${JSON.stringify(body, null, 2)}`)
  }
  const call = `await client.${method}('${path}'${options.length > 0 ? `, { ${options.join(', ')} }` : ''})`
  return `import { createClient } from '@partner-dashboard/client/public-v1'

const client = createClient({
  apiKey: process.env.PARTNER_API_KEY,
  baseUrl: process.env.PARTNER_API_URL,
})
${method === 'delete' ? '' : 'const result = '}${call}`
}

/** The required fields of a schema with their examples. */
function exampleOf(schema, resolve) {
  const resolved = resolve(schema)
  if (!resolved) return {}
  if (resolved.example !== undefined) return resolved.example
  if (resolved.type === 'array') return [exampleOf(resolved.items, resolve)]
  if (!resolved.properties) return resolved.enum?.[0] ?? null
  const names = resolved.required ?? Object.keys(resolved.properties).slice(0, 1)
  return Object.fromEntries(names.map((name) => [name, exampleOf(resolved.properties[name], resolve)]))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildReference(at('dist/app/docs/api'))
