const storageKey = 'partner-dashboard.scroll'

/** Scroll positions by the key of their history entry. */
type Positions = Map<string | undefined, number>

/** Scroll positions that pages were left at. A reload keeps them. */
export function scrollPositions(): Positions {
  const positions = stored()
  // The build renders pages without a window.
  globalThis.addEventListener?.('pagehide', () => {
    positions.set(history.state?.__TSR_key, scrollY)
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
    } catch {
      // Storage is blocked or full.
    }
  })
  return positions
}

function stored(): Positions {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
  } catch {
    return new Map()
  }
}
