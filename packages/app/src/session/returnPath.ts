/**
 * Path to return to after sign-in, with query and hash. Must belong to this app: browsers read `/\host` and `//host`
 * as another host, so the parsed URL is compared.
 */
export function safeReturnPath(path: string | undefined, origin: string): string {
  if (!path?.startsWith('/')) return '/'
  try {
    const url = new URL(path, origin)
    const isOwnPage = url.origin === origin && url.pathname !== '/login' && !url.pathname.startsWith('/login/')
    if (!isOwnPage) return '/'
    // Tokens were removed from the initial URL and must not return here.
    for (const name of ['token', 'synthetics_token']) url.searchParams.delete(name)
    return url.pathname + url.search + url.hash
  } catch {
    return '/'
  }
}
