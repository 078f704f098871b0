import { applyAppearance, readAppearance } from '../theme/appearance'
import './print.css'

let isPrepared = false

/** Prints pages in light colors and without what can only be pressed. For a time after the first page, because few are printed. */
export function preparePrint(): void {
  if (isPrepared) return
  isPrepared = true
  matchMedia('print').addEventListener('change', ({ matches }) => applyAppearance(matches ? 'light' : readAppearance()))
}
