import { createHash, randomBytes } from 'node:crypto'

interface Cookie {
  name: string
  value: string
  path: string
}

/** Stores cookies by name and path like a browser, and follows redirects. */
export function createBrowser() {
  let cookies: Cookie[] = []

  const remember = (line: string, at: URL) => {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    const attribute = (key: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1)
    const path = attribute('path') ?? at.pathname
    const expires = attribute('expires')
    cookies = cookies.filter((cookie) => cookie.name !== name || cookie.path !== path)
    if (expires === undefined || Date.parse(expires) > Date.now()) cookies.push({ name, value, path })
  }

  async function once(url: URL, init: RequestInit = {}): Promise<Response> {
    const matching = cookies.filter(
      ({ path }) => url.pathname === path || url.pathname.startsWith(path.replace(/\/?$/, '/')),
    )
    const headers = new Headers(init.headers)
    if (matching.length > 0) headers.set('cookie', matching.map(({ name, value }) => `${name}=${value}`).join('; '))
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) remember(line, url)
    return response
  }

  /** Follows redirects until a page, or until a URL that starts with `end`, which isn't requested. */
  async function go(start: string | URL, { init, end }: { init?: RequestInit; end?: string } = {}) {
    let url = new URL(start)
    let response = await once(url, init)
    for (let steps = 0; steps < 10; steps += 1) {
      const location = response.headers.get('location')
      if (location === null) return { url, response }
      url = new URL(location, url)
      if (end !== undefined && url.href.startsWith(end)) return { url, response }
      response = await once(url)
    }
    throw new Error(`${start} leads nowhere.`)
  }
  return { go, once }
}

interface Client {
  issuer: string
  clientId: string
  redirectUri: string
}

interface Discovery {
  authorization_endpoint: string
  token_endpoint: string
  end_session_endpoint: string
}

/** The code flow with PKCE, step by step, like the app. */
export async function createOidcClient({ issuer, clientId, redirectUri }: Client, browser = createBrowser()) {
  const metadata = await fetch(`${issuer}/.well-known/openid-configuration`)
  const discovery: Discovery = await metadata.json()
  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
  const verifier = randomBytes(32).toString('base64url')

  const authorize = (parameters: Record<string, string> = {}) => {
    const url = new URL(discovery.authorization_endpoint)
    url.search = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid profile email',
      state: 'the-state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...parameters,
    }).toString()
    return browser.go(url, { end: redirectUri })
  }
  const trade = async (fields: Record<string, string>) => {
    const response = await fetch(discovery.token_endpoint, form({ client_id: clientId, ...fields }))
    return { status: response.status, body: await response.json() }
  }
  return {
    discovery,
    browser,
    authorize,
    /** Selects an account on the page of `authorize`. */
    choose: (page: URL, email: string) => browser.go(page, { init: form({ email }), end: redirectUri }),
    redeem: (callback: URL) =>
      trade({
        grant_type: 'authorization_code',
        code: callback.searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
        code_verifier: verifier,
      }),
    renew: (refreshToken: string) => trade({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    form,
  }
}
