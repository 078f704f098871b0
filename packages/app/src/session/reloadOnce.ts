/**
 * Reloads the page, once a tab for each reason, and answers whether it does: what a reload does not mend must not become a loop. Where
 * storage is blocked nothing remembers, so nothing reloads.
 */
export function reloadOnce(
  reason: string,
  { storage = sessionStorage, reload = () => location.reload() } = {},
): boolean {
  const key = `partner-dashboard.reloaded.${reason}`
  try {
    if (storage.getItem(key) !== null) return false
    storage.setItem(key, '1')
  } catch {
    return false
  }
  reload()
  return true
}

/** The reason has gone: should it come again, the page may reload again. */
export function forgetReload(reason: string, storage: Pick<Storage, 'removeItem'> = sessionStorage): void {
  try {
    storage.removeItem(`partner-dashboard.reloaded.${reason}`)
  } catch {
    // Nothing was remembered.
  }
}
