/**
 * The path to return to after signing in, with query and hash. Only a path of this app: an address from outside must not lead away.
 * Browsers read `/\host` and `//host` as another host, so it is the parsed address that is compared.
 */
export function safeReturnPath(path: string | undefined, origin: string): string {
  if (!path?.startsWith('/')) return '/'
  try {
    const url = new URL(path, origin)
    const isOwnPage = url.origin === origin && url.pathname !== '/login' && !url.pathname.startsWith('/login/')
    if (!isOwnPage) return '/'
    // Taken out of the address that the page was opened by, they must not come back by this one.
    for (const name of ['token', 'synthetics_token']) url.searchParams.delete(name)
    return url.pathname + url.search + url.hash
  } catch {
    return '/'
  }
}
