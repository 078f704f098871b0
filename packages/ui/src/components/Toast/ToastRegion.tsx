import { useEffect, useState } from 'react'
import { lazyOverlay } from '../../private/lazyOverlay'
import { onFirstToast } from './toasts'

const { Overlay } = lazyOverlay<{ onClose: () => void }>(() => import('./Toasts').then((module) => module.Toasts))

/** Container of the toasts, mounted once per page. Its code loads with the first toast. */
export function ToastRegion() {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => onFirstToast(() => setNeeded(true)), [])
  // If the code couldn't be loaded, the next toast retries.
  return isNeeded ? <Overlay onClose={() => setNeeded(false)} /> : null
}
