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

const defaultDuration = 3000

/**
 * The same text is not stacked, nor waits behind others. A toast that is shown stays as it is and its time starts again; replacing it would
 * cut its time short for anyone who reads it. One that waits is moved to the front.
 */
function withoutTwins(queue: ToastQueue<ToastData>, isHeld: () => boolean): (toast: ToastData) => void {
  const keys = new Map<string, string>()
  return (toast) => {
    const { text, durationMs = defaultDuration } = toast
    const shown = queue.visibleToasts.find(({ content }) => content.text === text)
    if (shown) {
      // Under the pointer or with the focus its time stands still already.
      if (isHeld()) return
      shown.timer?.pause()
      shown.timer?.reset(durationMs)
      return
    }
    const twin = keys.get(text)
    if (twin !== undefined) queue.close(twin)
    const key = queue.add(toast, {
      timeout: durationMs,
      onClose: () => {
        if (keys.get(text) === key) keys.delete(text)
      },
    })
    keys.set(text, key)
  }
}

// react-aria still calls its toast unstable: it is known here and nowhere else.
export function Toasts() {
  const [queue] = useState(() => new ToastQueue<ToastData>({ maxVisibleToasts: 3 }))
  const region = useRef<HTMLDivElement>(null)
  useEffect(
    () => receiveToasts(withoutTwins(queue, () => region.current?.matches(':hover, :focus-within') === true)),
    [queue],
  )
  const isAny = useSyncExternalStore(
    (onChange) => queue.subscribe(onChange),
    () => queue.visibleToasts.length > 0,
  )
  // react-aria makes the region a landmark, which F6 leads to, only if its element is there as it mounts.
  if (!isAny) return null
  return (
    <AriaToastRegion ref={region} queue={queue} className={styles.region} aria-label="Messages">
      {({ toast }) => (
        <AriaToast toast={toast} className={styles.toast} data-tone={toast.content.tone ?? 'neutral'}>
          <ToastContent className={styles.text}>
            {/* The text is the toast's name too: it takes the focus as a dialog does. */}
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          <Button slot="close" className={styles.close} aria-label="Close">
            <Icon icon={CloseIcon} />
          </Button>
        </AriaToast>
      )}
    </AriaToastRegion>
  )
}
