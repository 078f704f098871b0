/** Short message over the page. */
export interface ToastData {
  text: string
  tone?: 'neutral' | 'positive' | 'negative'
  /** Button in the toast, such as Undo. */
  action?: { label: string; onPress: () => void }
  /** Default: 3000, or 8000 with an action. */
  durationMs?: number
  /** Closes the toast, such as when its action no longer applies. */
  signal?: AbortSignal
}

type Listener = (toast: ToastData) => void

const waiting: ToastData[] = []
let listener: Listener | undefined

/** Shows a toast. Toasts shown before the region is mounted are queued. */
export function showToast(toast: ToastData): void {
  if (listener) listener(toast)
  else waiting.push(toast)
  wake?.()
}

let wake: (() => void) | undefined

/** For the region: called on the first toast, so the region's code can load lazily. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback
  if (waiting.length > 0) callback()
  return () => {
    if (wake === callback) wake = undefined
  }
}

/** For the region: receives queued and new toasts. */
export function receiveToasts(next: Listener): () => void {
  listener = next
  for (const toast of waiting.splice(0)) next(toast)
  return () => {
    if (listener === next) listener = undefined
  }
}
