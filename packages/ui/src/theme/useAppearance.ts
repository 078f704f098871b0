import { useSyncExternalStore } from 'react'
import { type Appearance, appearanceKey, applyAppearance, prefersDark, readAppearance } from './appearance'

const listeners = new Set<() => void>()

/**
 * Sets `light` or `dark` on the document root and follows the device. Called once before the first paint. Radix's
 * `Theme` component would set it on an element inside the page, so overlays outside of it would lose the colors.
 */
export function startAppearance(): void {
  apply()
  prefersDark().addEventListener('change', () => apply())
}

export function chooseAppearance(appearance: Appearance): void {
  try {
    localStorage.setItem(appearanceKey, appearance)
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

function apply(choice = readAppearance()): void {
  current = choice
  applyAppearance(choice)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
