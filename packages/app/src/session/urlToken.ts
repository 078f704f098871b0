/** Token from the URL (specification, section 2), and whether it belongs to an automated check. */
export interface UrlToken {
  token: string
  isSynthetic: boolean
}

/** Removes a token from the URL, even if it won't be accepted, so no request, log or shared link contains it. Call this first. */
export function takeUrlToken(
  location: Pick<Location, 'href'>,
  history: Pick<History, 'replaceState' | 'state'>,
): UrlToken | undefined {
  const url = new URL(location.href)
  const token = url.searchParams.get('token')
  const synthetic = url.searchParams.get('synthetics_token')
  if (token === null && synthetic === null) return undefined
  url.searchParams.delete('token')
  url.searchParams.delete('synthetics_token')
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  return token === null ? { token: synthetic ?? '', isSynthetic: true } : { token, isSynthetic: false }
}
