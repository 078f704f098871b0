/**
 * `npm start` installs and builds if necessary, then runs the server, which serves the API and the app. Arguments
 * after `--` are passed to the server: `npm start -- --reset` creates the demo data again.
 */
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, requireNode, root } from './installed.mjs'
import { isBuilt } from './sources.mjs'

requireNode()
ensureInstalled({ omit: 'dev' })
if (!isBuilt()) {
  process.stdout.write('Building …\n')
  // A reset or a new key is the server's own work, which must not happen twice.
  const prepares = process.argv.length === 2 && !process.env.RESET
  const build = [join(root, 'scripts/build.mjs'), ...(prepares ? ['--prepare'] : [])]
  const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
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
// Ctrl-C reaches both processes; this one waits until the server has closed.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
