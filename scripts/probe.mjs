/** What the scripts that start a server share. */
import { createServer } from 'node:net'

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Waits until something is true of a running server. */
export async function until(server, isTrue, patience = 180_000) {
  const end = Date.now() + patience
  while (!(await isTrue().catch(() => false))) {
    if (server.exitCode !== null || Date.now() > end) throw new Error('The server did not become ready.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Signs in with a code and counts the businesses. */
export async function signInAndCount(server, origin) {
  const post = async (path, body) => {
    const response = await fetch(`${origin}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const email = 'maya.ortiz@example.com'
  const { login_token } = await post('login/start', { email })
  let code
  await until(server, async () => {
    code = /\b\d{8}\b/.exec(await (await fetch(`${origin}/_local/outbox`)).text())?.[0]
    return code !== undefined
  })
  const { identity_token } = await post('login/validate_otp', { email, code, login_token })
  const { access_token } = await post('token/exchange', { identity_token, is_auth0_token: false })
  const response = await fetch(`${origin}/api/partner_dashboard/businesses_page/count`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  if (!response.ok) throw new Error(`The count responded with ${response.status}.`)
  return (await response.json()).count
}
