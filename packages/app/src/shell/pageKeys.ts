import { pressListKey } from '@partner-dashboard/ui/table'
import * as v from 'valibot'
import { readStored } from '../views/stored'

const storageKey = 'partner-dashboard.single-keys'

/** Whether single-key shortcuts are on. They can be turned off, because voice control types single letters. */
export const areKeysOn = (): boolean => readStored(() => localStorage, storageKey, v.boolean()) ?? true

export function turnKeys(areOn: boolean): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(areOn))
  } catch {
    // Storage is blocked: the setting lasts until it's read again.
  }
}

export const pageKeys: ReadonlySet<string> = new Set(['j', 'k', 'x', '/', '?'])

/** Presses a single-key shortcut. */
export function pressPageKey(key: string, showMap: () => void): void {
  if (!areKeysOn()) return
  const page = document.getElementById('content')
  if (key === '?') showMap()
  else if (page) pressListKey(page, key)
}
