let isUnderWay = false

/** Whether the page is being reloaded for its own good: nobody is asked whether to leave, for drafts are there afterwards. */
export const isReloading = () => isUnderWay

interface ReloadOptions {
  storage?: Pick<Storage, 'getItem' | 'setItem'>
  reload?: () => void
  /** Milliseconds after which the same reason may reload again; never, unless told. */
  againAfter?: number
  now?: number
}

/**
 * Reloads the page, once a tab for each reason, and answers whether it does: what a reload does not mend must not become a loop. Where
 * storage is blocked nothing remembers, so nothing reloads.
 */
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

/** The reason has gone: should it come again, the page may reload again. */
export function forgetReload(reason: string, storage?: Pick<Storage, 'removeItem'>): void {
  try {
    const remembered = storage ?? sessionStorage
    remembered.removeItem(`partner-dashboard.reloaded.${reason}`)
  } catch {
    // Nothing was remembered.
  }
}
