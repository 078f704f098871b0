import { useSyncExternalStore } from 'react'

/** What a person chose; `system` follows the device. */
export type Appearance = 'system' | 'light' | 'dark'

const storageKey = 'partner-dashboard.appearance'
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

/** The stored choice, `system` where there is none or storage is blocked. */
export function readAppearance(): Appearance {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/**
 * Puts `light` or `dark` on the document's root and keeps it there as the device changes. Called once, before the first paint.
 *
 * Radix's own `Theme` component would do this on an element inside the page: overlays, which live outside it, would lose the
 * colours, and it brings a tooltip provider that nothing here uses.
 */
export function startAppearance(): void {
  apply()
  prefersDark().addEventListener('change', apply)
}

export function chooseAppearance(appearance: Appearance): void {
  try {
    localStorage.setItem(storageKey, appearance)
  } catch {
    // Blocked storage: the choice holds until the page is left.
  }
  apply(appearance)
}

/** The choice, as state. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, () => current, readAppearance)
}

let current: Appearance = 'system'

function apply(choice?: unknown): void {
  current = choice === 'light' || choice === 'dark' || choice === 'system' ? choice : readAppearance()
  const isDark = current === 'dark' || (current === 'system' && prefersDark().matches)
  const { classList } = document.documentElement
  classList.toggle('dark', isDark)
  classList.toggle('light', !isDark)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
