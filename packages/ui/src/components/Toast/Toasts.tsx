import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast'
import { CloseIcon, Icon } from '../Icon/Icon'
import * as styles from './Toast.css'
import { receiveToasts, type ToastData } from './toasts'

const defaultDuration = ({ action }: ToastData) => (action ? 8000 : 3000)

/** Avoids duplicates: a visible toast stays and restarts its timer; a queued one moves to the front. */
function withoutDuplicates(queue: ToastQueue<ToastData>, isHeld: () => boolean): (toast: ToastData) => void {
  const keys = new Map<string, string>()
  return (toast) => {
    const { text, durationMs = defaultDuration(toast), action, signal } = toast
    if (signal?.aborted) return
    const shown = queue.visibleToasts.find(({ content }) => content.text === text)
    // An action belongs to one event, so its toast is replaced.
    if (shown && action) queue.close(shown.key)
    else if (shown) {
      // Hovered or focused toasts are already paused.
      if (isHeld()) return
      shown.timer?.pause()
      shown.timer?.reset(durationMs)
      return
    }
    const duplicate = keys.get(text)
    if (duplicate !== undefined) queue.close(duplicate)
    const key = queue.add(toast, {
      timeout: durationMs,
      onClose: () => {
        if (keys.get(text) === key) keys.delete(text)
      },
    })
    keys.set(text, key)
    signal?.addEventListener('abort', () => queue.close(key), { once: true })
  }
}

// react-aria's toast API is unstable, so it's only used here.
export function Toasts() {
  const [queue] = useState(() => new ToastQueue<ToastData>({ maxVisibleToasts: 3 }))
  const region = useRef<HTMLDivElement>(null)
  useEffect(
    () => receiveToasts(withoutDuplicates(queue, () => region.current?.matches(':hover, :focus-within') === true)),
    [queue],
  )
  const isAny = useSyncExternalStore(
    (onChange) => queue.subscribe(onChange),
    () => queue.visibleToasts.length > 0,
  )
  // react-aria registers the landmark (F6) only if its element exists on mount.
  if (!isAny) return null
  return (
    <AriaToastRegion ref={region} queue={queue} className={styles.region} aria-label="Messages">
      {({ toast }) => (
        <AriaToast toast={toast} className={styles.toast} data-tone={toast.content.tone ?? 'neutral'}>
          <ToastContent className={styles.text}>
            {/* The text is also the accessible name, since the toast receives focus like a dialog. */}
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          {toast.content.action && (
            <Button
              className={styles.action}
              onPress={() => {
                queue.close(toast.key)
                toast.content.action?.onPress()
              }}
            >
              {toast.content.action.label}
            </Button>
          )}
          <Button slot="close" className={styles.close} aria-label="Close">
            <Icon icon={CloseIcon} />
          </Button>
        </AriaToast>
      )}
    </AriaToastRegion>
  )
}
