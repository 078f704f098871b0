/** `npm run conformance -- --base-url URL` validates any server against the contract and lists violations. See README.md. */
import { parseArgs } from 'node:util'
import { ensureInstalled, requireNode } from './installed.mjs'

requireNode()
ensureInstalled()

const usage = `npm run conformance -- --base-url URL [options]

Environment:
  CONFORMANCE_TOKEN           access token of the dashboard (POST /auth/token/exchange)
  CONFORMANCE_API_KEY         API key: validates the public API, too
  CONFORMANCE_OTHER_API_KEY   API key of another partner, whose objects must not be visible

  --base-url URL     the server; /api is added if the URL has no path
  --partner ID       selected partner, required for organization users
  --production       read production instead of the sandbox
  --writes           also make changes, in the sandbox only (the API key must be the sandbox's)
  --all-writes       also make changes without a sandbox: settings, users and keys. Only for servers whose data you don't need
  --api NAME         only this API: dashboard or public-v1
  --only TEXT,…      only operations whose ID contains one of these texts
  --semantics        judge only meaning: lists, amounts, effects and events
  --shape            judge everything else: statuses, headers, bodies and errors
  --verbose          list the requested operations`

const say = (text) => process.stdout.write(`${text}\n`)
const options = read({
  options: {
    'base-url': { type: 'string' },
    partner: { type: 'string' },
    production: { type: 'boolean', default: false },
    writes: { type: 'boolean', default: false },
    'all-writes': { type: 'boolean', default: false },
    api: { type: 'string' },
    only: { type: 'string', default: '' },
    semantics: { type: 'boolean', default: false },
    shape: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const { CONFORMANCE_TOKEN: token, CONFORMANCE_API_KEY: apiKey, CONFORMANCE_OTHER_API_KEY: otherKey } = process.env
if (options.help || !options['base-url'] || !(token || apiKey)) {
  say(usage)
  process.exit(options.help ? 0 : 2)
}
const isWriting = options.writes || options['all-writes']
if (isWriting && options.production) {
  say("--writes and --production can't be combined.")
  process.exit(2)
}

const { checkServer } = await import('./conformance/run.mjs')
const url = new URL(options['base-url'])
const base = `${url.origin}${url.pathname === '/' ? '/api' : url.pathname.replace(/\/+$/, '')}`
const { differences, walks } = await checkServer({
  base,
  token,
  apiKey,
  otherKey,
  partner: options.partner,
  isSandbox: !options.production,
  isWriting,
  isWritingAll: options['all-writes'],
  api: options.api,
  only: options.only,
  isSemantic: options.semantics,
  isShapeOnly: options.shape,
})

for (const { name, operations, called, requests, withoutObject, left, skippedChanges } of walks) {
  say(`${name}: ${called.length} of ${operations} operations in ${requests} requests`)
  if (options.verbose) say(`  called: ${called.join(', ')}`)
  if (withoutObject.length > 0) say(`  no object found, only error responses checked: ${withoutObject.join(', ')}`)
  if (left.length > 0)
    say(`  changes without a sandbox, or sign-in and sign-out, only error responses checked: ${left.join(', ')}`)
  if (skippedChanges.length > 0)
    say(`  changes without an object in the required state, only error responses checked: ${skippedChanges.join(', ')}`)
}
const calls = [...new Set(differences.map(({ call }) => call))]
for (const call of calls) {
  say(`\n${call} differs`)
  for (const { probe, request, faults } of differences.filter((one) => one.call === call))
    for (const fault of faults) say(`  ${probe} (${request}): ${fault}`)
}
const count = calls.length
say(
  count === 0
    ? '\nEvery response conforms to the contract.'
    : `\n${count} ${count === 1 ? 'violation' : 'violations'}.`,
)
process.exitCode = count === 0 ? 0 : 1

function read(config) {
  try {
    return parseArgs(config).values
  } catch (error) {
    say(`${error.message}\n\n${usage}`)
    process.exit(2)
  }
}
