import { useEffect } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast'
import { CloseIcon, Icon } from '../Icon/Icon'
import * as styles from './Toast.css'
import { receiveToasts, type ToastData } from './toasts'

// react-aria still calls its toast unstable: it is known here and nowhere else.
const queue = new ToastQueue<ToastData>({ maxVisibleToasts: 3 })

const defaultDuration = 3000

function add(toast: ToastData): void {
  // The same text is not stacked: the one that is there starts its time again.
  for (const { key, content } of queue.visibleToasts) if (content.text === toast.text) queue.close(key)
  queue.add(toast, { timeout: toast.durationMs ?? defaultDuration })
}

export function Toasts() {
  useEffect(() => receiveToasts(add), [])
  return (
    <AriaToastRegion queue={queue} className={styles.region} aria-label="Messages">
      {({ toast }) => (
        <AriaToast toast={toast} className={styles.toast} data-tone={toast.content.tone ?? 'neutral'}>
          <ToastContent className={styles.text}>{toast.content.text}</ToastContent>
          <Button slot="close" className={styles.close} aria-label="Close">
            <Icon icon={CloseIcon} />
          </Button>
        </AriaToast>
      )}
    </AriaToastRegion>
  )
}
