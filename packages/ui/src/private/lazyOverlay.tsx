import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

type Closing = { onClose: () => void } | { onOpenChange: (isOpen: boolean) => void }

const fetches = new Set<() => Promise<unknown>>()

/** Fetches the overlays that the page may open, one after another, so that they open without network too. */
export async function prefetchOverlays(): Promise<void> {
  for (const fetch of fetches) await fetch().catch(() => undefined)
}

let tellMissing: (error: unknown) => unknown = () => undefined

/** What else is to be done where an overlay was opened and could not be fetched. */
export function whenOverlayIsMissing(tell: (error: unknown) => unknown): void {
  tellMissing = tell
}

/**
 * What only opens on a press is fetched when the hand or the focus comes near the button, not with the page. A failed fetch is silent then;
 * opening asks again, and where that fails too the page stands as it is and the thing is closed: it can be pressed once more.
 */
export function lazyOverlay<Props extends Closing>(
  load: () => Promise<ComponentType<Props>>,
  /** Stands in its place meanwhile, where one has to wait for a part of what is open. */
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
