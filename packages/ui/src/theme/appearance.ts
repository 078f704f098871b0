/** The user's choice; `system` follows the device. */
export type Appearance = 'system' | 'light' | 'dark'

export const appearanceKey = 'partner-dashboard.appearance'
export const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

/** Stored choice, or `system` if nothing is stored or storage is blocked. */
export function readAppearance(): Appearance {
  try {
    const stored = localStorage.getItem(appearanceKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Sets the class `light` or `dark` on the document's root. */
export function applyAppearance(appearance: Appearance = readAppearance()): void {
  const isDark = appearance === 'dark' || (appearance === 'system' && prefersDark().matches)
  const { classList } = document.documentElement
  classList.toggle('dark', isDark)
  classList.toggle('light', !isDark)
}
