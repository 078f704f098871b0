import { applyAppearance } from '../theme/appearance'
import './print.css'

let isPrepared = false

/** Prints pages in light colors and without what can only be pressed. For a time after the first page, because few are printed. */
export function preparePrint(): void {
  if (isPrepared) return
  isPrepared = true
  let wasDark = false
  matchMedia('print').addEventListener('change', ({ matches }) => {
    if (matches) wasDark = document.documentElement.classList.contains('dark')
    applyAppearance(wasDark && !matches ? 'dark' : 'light')
  })
}
