import { useSyncExternalStore } from 'react'

/** Selected theme; `system` follows the device. */
export type Appearance = 'system' | 'light' | 'dark'

const storageKey = 'partner-dashboard.appearance'
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

/** Stored theme; `system` if there is none or storage is blocked. */
export function readAppearance(): Appearance {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/**
 * Sets `light` or `dark` on the document root and follows the device. Called once before the first paint. Radix's
 * `Theme` component would set it on an element inside the page, so overlays outside of it would lose the colors.
 */
export function startAppearance(): void {
  apply()
  prefersDark().addEventListener('change', apply)
}

export function chooseAppearance(appearance: Appearance): void {
  try {
    localStorage.setItem(storageKey, appearance)
  } catch {
    // Storage is blocked: the theme lasts until the page closes.
  }
  apply(appearance)
}

/** Theme as state. */
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
