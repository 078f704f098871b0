/**
 * `npm run examples` records openapi/examples/*.json from the server with its demo data: one request and one
 * response of every operation, about the same business. `npm run generate` puts them into the contracts.
 */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { recordApi } from './examples/record.mjs'
import { withoutSecrets } from './examples/tidy.mjs'
import { ensureInstalled, requireNode, root } from './installed.mjs'

requireNode()
ensureInstalled()

const server = spawn(
  process.execPath,
  [join(root, 'node_modules/tsx/dist/cli.mjs'), 'packages/server/src/testing/exampleServer.ts'],
  { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
)
const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]()
try {
  const { base, key, token, signIn } = JSON.parse((await lines.next()).value)
  const runJobs = async () => {
    server.stdin.write('\n')
    await lines.next()
  }
  const examples = await recordApi({ base, key, token, signIn, runJobs })
  for (const [name, own] of Object.entries(examples)) {
    const text = `${JSON.stringify(withoutSecrets(own), null, 1)}\n`
    writeFileSync(join(root, `openapi/examples/${name}.json`), text)
    process.stdout.write(`openapi/examples/${name}.json: ${Object.keys(own).length} examples, ${text.length} bytes\n`)
  }
} finally {
  server.kill()
}
