let isUnderWay = false

/** Whether the app reloads the page itself. Leave guards don't ask then, since drafts are restored. */
export const isReloading = () => isUnderWay

interface ReloadOptions {
  storage?: Pick<Storage, 'getItem' | 'setItem'>
  reload?: () => void
  /** Time in ms after which the same reason can reload again. Default: never. */
  againAfter?: number
  now?: number
}

/** Reloads the page once per tab and reason, to avoid loops, and returns whether it does. Never reloads if storage is blocked. */
export function reloadOnce(
  reason: string,
  {
    storage,
    reload = () => location.reload(),
    againAfter = Number.POSITIVE_INFINITY,
    now = Date.now(),
  }: ReloadOptions = {},
): boolean {
  const key = `partner-dashboard.reloaded.${reason}`
  try {
    const remembered = storage ?? sessionStorage
    const before = remembered.getItem(key)
    if (before !== null && !(now - Number(before) >= againAfter)) return false
    remembered.setItem(key, String(now))
  } catch {
    return false
  }
  isUnderWay = true
  reload()
  return true
}

/** Clears a reason, so it can reload again. */
export function forgetReload(reason: string, storage?: Pick<Storage, 'removeItem'>): void {
  try {
    const remembered = storage ?? sessionStorage
    remembered.removeItem(`partner-dashboard.reloaded.${reason}`)
  } catch {
    // Nothing was stored.
  }
}
