/**
 * `npm run packages` builds dist/packages/{contract,client,ui} (ESM with types) and packs each as dist/packages/*.tgz.
 * `--out FOLDER` writes elsewhere.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, requireNode, root, runNode } from './installed.mjs'

requireNode()
ensureInstalled()
const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist/packages') } } })
const out = resolve(values.out)
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })

runNode(['node_modules/typescript-native/bin/tsc', '-b', 'openapi', 'packages/client', 'packages/ui'])
const { buildClient, buildContract, buildUi } = await import('./packages/build.mjs')
for (const [name, build] of Object.entries({ contract: buildContract, client: buildClient, ui: buildUi })) {
  const folder = join(out, name)
  mkdirSync(folder)
  await build(folder)
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  execFileSync(npm, ['pack', folder, '--pack-destination', out, '--silent', '--ignore-scripts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
}
