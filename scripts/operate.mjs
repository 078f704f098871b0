/**
 * `npm run backup -- FILE` and the other commands for operators: builds when that has not been done, then runs the command on the configured
 * database. A deployment without this project runs `node dist/server/operate.js`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, requireNode, root, runNode } from './installed.mjs'
import { isBuilt } from './sources.mjs'

requireNode()
ensureInstalled({ omit: 'dev' })
if (!isBuilt()) runNode([join(root, 'scripts/build.mjs')])
// Relative paths are those of the caller: npm changes the folder.
const cwd = process.env.INIT_CWD ?? root
const { status } = spawnSync(process.execPath, [join(root, 'dist/server/operate.js'), ...process.argv.slice(2)], {
  cwd,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env, DATA_DIR: process.env.DATA_DIR ?? join(root, '.data') },
})
process.exit(status ?? 1)
