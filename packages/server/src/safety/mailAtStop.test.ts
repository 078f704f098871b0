import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { demoAccounts } from '../seed/demoAccounts'
import { freePort, startServer } from '../testing/serverProcess'

/** Mail server that accepts one email once `accept` is called. */
async function openMailServer() {
  let accept = () => {}
  let isAsked = () => {}
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve
  })
  const answer = (socket: Socket, line: string) => {
    if (line === 'DATA') socket.write('354 go on\r\n')
    else if (line === '.') {
      accept = () => void socket.write('250 accepted\r\n')
      isAsked()
    } else if (line === 'QUIT') socket.end('221 bye\r\n')
    else if (/^(EHLO|MAIL|RCPT)/.test(line)) socket.write('250 ok\r\n')
  }
  let text = ''
  const server = createServer((socket) => {
    socket.write('220 ready\r\n')
    let rest = ''
    socket.on('data', (bytes) => {
      text += bytes
      const lines = `${rest}${bytes}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) answer(socket, line)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, asked, accept: () => accept(), text: () => text }
}

it('a server that stops waits until the codes it was asked for are sent', async () => {
  const mails = await openMailServer()
  const { child, origin, ended, output } = await startServer({
    PORT: await freePort(),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'stop-')),
    SMTP_URL: mails.url,
    MAIL_FROM: 'codes@example.com',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const response = await fetch(`${origin}/api/auth/login/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAccounts.partner.email }),
  })
  expect(response.status).toBe(200)
  await mails.asked
  child.kill('SIGTERM')
  // Long after a server without emails has stopped.
  await wait(2_000)
  expect(child.exitCode, output()).toBeNull()
  mails.accept()
  expect(await ended).toEqual([0, null])
  expect(mails.text()).toMatch(/your sign-in code for Partner Dashboard is \d{8}/)
})
