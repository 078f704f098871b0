/** `npm run pictures`: takes the pictures of packages/ui/pictures anew, for a change of looks that is meant. Look at each before it is committed. */
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
