import { useEffect, useState } from 'react'
import { lazyOverlay } from '../../private/lazyOverlay'
import { onFirstToast } from './toasts'

const { Overlay } = lazyOverlay<{ onClose: () => void }>(() => import('./Toasts').then((module) => module.Toasts))

/** Container of the toasts, mounted once per page. Its code loads with the first toast. */
export function ToastRegion() {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => onFirstToast(() => setNeeded(true)), [])
  // What could not be said yet is said with the next one.
  return isNeeded ? <Overlay onClose={() => setNeeded(false)} /> : null
}
