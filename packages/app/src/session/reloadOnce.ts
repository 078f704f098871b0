let isUnderWay = false

/** Whether the page is being reloaded for its own good: nobody is asked whether to leave, for drafts are there afterwards. */
export const isReloading = () => isUnderWay

/**
 * Reloads the page, once a tab for each reason, and answers whether it does: what a reload does not mend must not become a loop. Where
 * storage is blocked nothing remembers, so nothing reloads.
 */
export function reloadOnce(
  reason: string,
  { storage, reload = () => location.reload() }: { storage?: Storage; reload?: () => void } = {},
): boolean {
  const key = `partner-dashboard.reloaded.${reason}`
  try {
    const remembered = storage ?? sessionStorage
    if (remembered.getItem(key) !== null) return false
    remembered.setItem(key, '1')
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
    ;(storage ?? sessionStorage).removeItem(`partner-dashboard.reloaded.${reason}`)
  } catch {
    // Nothing was remembered.
  }
}
