/** `npm run conformance -- --base-url URL --token T` validates any server against the contract and lists violations. See README.md. */
import { parseArgs } from 'node:util'
import { ensureInstalled, requireNode } from './installed.mjs'

requireNode()
ensureInstalled()

const usage = `npm run conformance -- --base-url URL --token T [options]

  --base-url URL     the server; without a path /api is added, as the contract says
  --token T          an access token of the dashboard (POST /auth/token/exchange)
  --api-key K        an API key: the public API is held against its contract, too
  --partner ID       the partner to ask for; an organization user needs it
  --production       read in production; else everything is asked in the sandbox
  --writes           make changes as well, in the sandbox only (and with the API key, which must be the sandbox's)
  --all-writes       the changes that have no sandbox, too: settings, users, keys of a partner. Only for a server whose data nobody needs
  --only TEXT        only operations whose id contains TEXT
  --verbose          name each call that was made`

const say = (text) => process.stdout.write(`${text}\n`)
const options = read({
  options: {
    'base-url': { type: 'string' },
    token: { type: 'string' },
    'api-key': { type: 'string' },
    partner: { type: 'string' },
    production: { type: 'boolean', default: false },
    writes: { type: 'boolean', default: false },
    'all-writes': { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (options.help || !options['base-url'] || !(options.token || options['api-key'])) {
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
  token: options.token,
  apiKey: options['api-key'],
  partner: options.partner,
  isSandbox: !options.production,
  isWriting,
  isWritingAll: options['all-writes'],
  only: options.only,
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
