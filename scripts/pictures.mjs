/** `npm run pictures` updates the snapshots in packages/ui/pictures after an intended visual change. Check each before you commit it. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root } from './installed.mjs'

ensureInstalled()
rmSync(join(root, 'packages/ui/pictures'), { recursive: true, force: true })
const { status } = spawnSync(process.execPath, ['scripts/test.mjs', 'storybook'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PICTURES: 'take' },
})
process.exit(status ?? 1)
