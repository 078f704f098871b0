/** A short message over the page. */
export interface ToastData {
  text: string
  tone?: 'neutral' | 'positive' | 'negative'
  /** 3000 unless told. */
  durationMs?: number
}

type Listener = (toast: ToastData) => void

const waiting: ToastData[] = []
let listener: Listener | undefined

/** Shows a toast. What is said before the region is there waits for it. */
export function showToast(toast: ToastData): void {
  if (listener) listener(toast)
  else waiting.push(toast)
  wake?.()
}

let wake: (() => void) | undefined

/** For the region: it is told of the first toast, so that its code need not come with the page. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback
  if (waiting.length > 0) callback()
  return () => {
    if (wake === callback) wake = undefined
  }
}

/** For the region: takes what waits, and all that comes. */
export function receiveToasts(next: Listener): () => void {
  listener = next
  for (const toast of waiting.splice(0)) next(toast)
  return () => {
    if (listener === next) listener = undefined
  }
}
