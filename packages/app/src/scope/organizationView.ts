const key = 'partner-dashboard.organization-view'

/**
 * Whether an organization user chose the organization itself in this tab. Without such a choice the first partner is assigned
 * (specification, section 4), and the organization could never be looked at.
 */
export function remembersOrganizationView(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return chosenWithoutStorage
  }
}

export function rememberOrganizationView(isChosen: boolean): void {
  chosenWithoutStorage = isChosen
  try {
    if (isChosen) sessionStorage.setItem(key, '1')
    else sessionStorage.removeItem(key)
  } catch {
    // Kept in memory above.
  }
}

let chosenWithoutStorage = false
