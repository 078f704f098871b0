/** Returns the decoded path without query and empty segments, so that other spellings of `/api` don't bypass its rules. */
export function pathOf(url: string): string {
  const [path = ''] = url.split('?')
  return decoded(path).replace(/\/{2,}/g, '/')
}

function decoded(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Whether the URL's escape sequences are valid UTF-8 without the character NUL, which requests can't contain. */
export function isReadable(url: string): boolean {
  if (!url.includes('%')) return true
  try {
    return !decodeURI(url.split('?')[0] ?? '').includes('\0')
  } catch {
    return false
  }
}

/** `isBelow('/api/session', 'api')` is true, `isBelow('/apis', 'api')` isn't. */
export const isBelow = (path: string, ...folders: readonly string[]) =>
  folders.some((folder) => path === `/${folder}` || path.startsWith(`/${folder}/`))
