import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

type Closing = { onClose: () => void } | { onOpenChange: (isOpen: boolean) => void }

const fetches = new Set<() => Promise<unknown>>()

/** Prefetches the overlays a page may open, one by one, so they also open offline. */
export async function prefetchOverlays(): Promise<void> {
  for (const fetch of fetches) await fetch().catch(() => undefined)
}

let tellMissing: (error: unknown) => unknown = () => undefined

/** Registers a callback for overlays that couldn't be loaded. */
export function whenOverlayIsMissing(tell: (error: unknown) => unknown): void {
  tellMissing = tell
}

/**
 * Loads an overlay on hover or focus of its trigger instead of with the page. A failed prefetch is silent; opening
 * retries, and if that fails, the overlay stays closed and can be opened again.
 */
export function lazyOverlay<Props extends Closing>(
  load: () => Promise<ComponentType<Props>>,
  /** Shown while part of an open overlay loads. */
  waiting: ReactNode = null,
) {
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => {
    loaded ??= await load()
  }
  fetches.add(fetch)
  const prefetch = () => void fetch().catch(() => undefined)

  function Overlay(props: Props) {
    const [, draw] = useState(0)
    const isOpen = !('isOpen' in props) || props.isOpen === true
    const isMissing = loaded === undefined && isOpen
    const close = useEffectEvent(() => ('onClose' in props ? props.onClose() : props.onOpenChange(false)))
    useEffect(() => {
      if (!isMissing) return
      let isGone = false
      const settle = (next: (error?: unknown) => void) => (error?: unknown) => {
        if (!isGone) next(error)
      }
      fetch().then(
        settle(() => draw((count) => count + 1)),
        settle((error) => {
          tellMissing(error)
          close()
        }),
      )
      return () => {
        isGone = true
      }
    }, [isMissing])
    const Loaded = loaded
    return Loaded ? <Loaded {...props} /> : waiting
  }

  return { Overlay, prefetch, intent: { onPointerEnter: prefetch, onFocus: prefetch } }
}
