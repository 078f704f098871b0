/** `npm run dev` serves the app with hot reload, and the server, restarted on changes, under one URL. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, requireNode, root } from './installed.mjs'

requireNode()
ensureInstalled()

const apiPort = process.env.API_PORT ?? '3001'
const port = process.env.PORT ?? '3000'
const bin = (path) => join(root, 'node_modules', path)
const children = [
  spawn(
    process.execPath,
    [
      bin('tsx/dist/cli.mjs'),
      'watch',
      '--clear-screen=false',
      '--include=packages/server/src/**/*.ts',
      'packages/server/src/main.ts',
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PORT: apiPort, NODE_ENV: 'development', PUBLIC_ORIGIN: `http://localhost:${port}` },
    },
  ),
  spawn(process.execPath, [bin('vite/bin/vite.js'), '--port', port, '--strictPort'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${apiPort}` },
  }),
]

let isClosing = false
const close = (code) => {
  if (isClosing) return
  isClosing = true
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
for (const child of children) child.on('exit', (code) => close(code ?? 1))
process.on('SIGINT', () => close(0))
process.on('SIGTERM', () => close(0))
