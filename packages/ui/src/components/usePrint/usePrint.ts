import { useEffect } from 'react'
import { applyAppearance } from '../../theme/appearance'
import './print.css'

/** Prints pages in light colors and without what can only be pressed. Used once, in a part that loads after the first page. */
export function usePrint(): void {
  useEffect(() => {
    const print = matchMedia('print')
    let wasDark = false
    const onChange = () => {
      if (print.matches) wasDark = document.documentElement.classList.contains('dark')
      applyAppearance(wasDark && !print.matches ? 'dark' : 'light')
    }
    print.addEventListener('change', onChange)
    return () => print.removeEventListener('change', onChange)
  }, [])
}
