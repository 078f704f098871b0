import { type ComponentType, lazy } from 'react'

/**
 * What only opens on a press is fetched when the hand or the focus comes near the button, not with the list. A failed fetch is
 * silent here; opening asks again.
 */
export function lazyOverlay<Props>(load: () => Promise<ComponentType<Props>>) {
  const Overlay = lazy(() => load().then((component) => ({ default: component as ComponentType<unknown> })))
  const prefetch = () => void load().catch(() => undefined)
  return {
    Overlay: Overlay as unknown as ComponentType<Props>,
    intent: { onPointerEnter: prefetch, onFocus: prefetch },
  }
}
