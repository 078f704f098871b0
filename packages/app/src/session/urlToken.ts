/** A token that came in the address (specification, section 2), and whether it belongs to an automated check. */
export interface UrlToken {
  token: string
  isSynthetic: boolean
}

/**
 * Takes a token out of the address, whether it will be accepted or not: nothing that is asked for, logged or shared afterwards can carry it. To be
 * called before anything else.
 */
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
