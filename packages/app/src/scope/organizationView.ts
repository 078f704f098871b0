const key = 'partner-dashboard.organization-view'

/**
 * Whether an organization user selected the organization itself in this tab. Otherwise, the first partner is assigned
 * (specification, section 4), and the organization could never be viewed.
 */
export function remembersOrganizationView(): boolean {
  try {
    return isChosenHere || sessionStorage.getItem(key) !== null
  } catch {
    return isChosenHere
  }
}

export function rememberOrganizationView(isChosen: boolean): void {
  isChosenHere = isChosen
  try {
    if (isChosen) sessionStorage.setItem(key, '1')
    else sessionStorage.removeItem(key)
  } catch {
    // Kept in memory.
  }
}

/** Used if storage is blocked or full; lasts as long as the page. */
let isChosenHere = false
