/**
 * `npm start`: from a fresh clone to the running product. Installs and builds when that has not been done, then runs the server, which
 * serves the API and the app. What follows `--` goes to the server: `npm start -- --reset` seeds the demo data anew.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, requireNode, root, runNode } from './installed.mjs'
import { isBuilt } from './sources.mjs'

requireNode()
ensureInstalled()
if (!isBuilt()) {
  process.stdout.write('Building …\n')
  runNode([join(root, 'scripts/build.mjs')])
}

const server = spawn(
  process.execPath,
  ['--enable-source-maps', join(root, 'dist/server/main.js'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_ENV: 'production', ...process.env },
  },
)
// The terminal sends Ctrl-C to both; the server closes cleanly, and this waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
