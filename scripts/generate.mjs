/**
 * Generates openapi/generated (bundles and types), docs/contract-origins.md, docs/api/catalog.md, .env.example, the
 * variables in docs/deployment.md and the design system's icons. With `--check`, fails if a committed file is out of date.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { catalogPage } from './catalog.mjs'
import { addExamples } from './exampleFiles.mjs'
import { inheritFilters } from './filters.mjs'
import { iconFiles } from './icons.mjs'
import { originsPage } from './origins.mjs'
import { envExample, withVariables } from './variables.mjs'
import { addWebhooks } from './webhooks.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const isCheck = process.argv.includes('--check')
const contracts = ['dashboard', 'public-v1']

let drifted = false
const documents = {}
const out = mkdtempSync(join(tmpdir(), 'contract-'))
try {
  for (const name of contracts) {
    const bundle = join(out, `${name}.json`)
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'bundle', name, '--ext', 'json', '-o', bundle],
      {
        cwd: join(root, 'openapi'),
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
      },
    )
    const document = JSON.parse(readFileSync(bundle, 'utf8'))
    inheritFilters(document)
    addWebhooks(document)
    // It changes the document it's given.
    const types = astToString(
      await openapiTS(structuredClone(document), { alphabetize: false, arrayLength: false, enum: false }),
    )
    // Its union of all events is a type only; each webhook refers to its own event.
    if (document.webhooks) delete document.components.schemas.WebhookEvent
    // The types don't repeat the examples of responses.
    addExamples(name, document)
    const banner = `/** Written by \`npm run generate\` from openapi/${name}.yaml. Not to be edited. */\n`
    write(`openapi/generated/${name}.json`, `${JSON.stringify(document, null, 1)}\n`)
    write(`openapi/generated/${name}.ts`, `${banner}${types}`)
    documents[name] = document
  }
  write('docs/contract-origins.md', originsPage(documents))
  write('docs/api/catalog.md', catalogPage(documents['public-v1']))
  const variables = JSON.parse(readFileSync(join(root, 'packages/server/src/platform/variables.json'), 'utf8'))
  write('.env.example', envExample(variables))
  for (const [path, text] of iconFiles(root)) write(path, text)
  write('docs/deployment.md', withVariables(readFileSync(join(root, 'docs/deployment.md'), 'utf8'), variables))
} finally {
  rmSync(out, { recursive: true, force: true })
}
if (drifted) process.exit(1)

/** @param {string} file @param {string} text */
function write(file, text) {
  const path = join(root, file)
  if (!isCheck) return writeFileSync(path, text)
  let old = ''
  try {
    old = readFileSync(path, 'utf8')
  } catch {
    // A missing file is out of date.
  }
  if (old !== text) {
    drifted = true
    process.stderr.write(`${file} is out of date. Run: npm run generate\n`)
  }
}
