/**
 * The path of an address as rules about it read it: without its query, decoded and without empty steps, so that no other spelling of
 * `/api` leads around what holds for `/api`.
 */
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

/** Whether what is escaped in the path of an address is text. */
export function isReadable(url: string): boolean {
  if (!url.includes('%')) return true
  try {
    decodeURI(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** `isBelow('/api/session', 'api')`; a path that only begins with the same letters is not. */
export const isBelow = (path: string, ...folders: readonly string[]) =>
  folders.some((folder) => path === `/${folder}` || path.startsWith(`/${folder}/`))
