import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

type Closing = { onClose: () => void } | { onOpenChange: (isOpen: boolean) => void }

const fetches = new Set<() => Promise<unknown>>()

/** Fetches the overlays that the page may open, one after another, so that they open without network too. */
export async function prefetchOverlays(): Promise<void> {
  for (const fetch of fetches) await fetch().catch(() => undefined)
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
    // A reload of the page that is under way answers nothing.
    if (!loaded) throw new Error('The overlay could not be fetched.')
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
      const settle = (next: () => void) => () => {
        if (!isGone) next()
      }
      fetch().then(
        settle(() => draw((count) => count + 1)),
        settle(() => close()),
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
