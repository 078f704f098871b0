import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from './toasts'

const Toasts = lazy(async () => ({ default: (await import('./Toasts')).Toasts }))

/** Where toasts appear. Once a page, outside of everything that can be replaced; its code comes with the first toast. */
export function ToastRegion() {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => onFirstToast(() => setNeeded(true)), [])
  return isNeeded ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
