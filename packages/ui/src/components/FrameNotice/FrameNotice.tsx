import { Button } from '../Button/Button'
import * as styles from './FrameNotice.css'

export interface FrameNoticeProps {
  /** A sentence; false takes no room. */
  children: string | false
  /** One way on, beside the sentence. */
  action?: { label: string; onPress: () => void }
}

/** A sentence across the top of the page about all of it: the network is gone, something takes long. It is announced when it appears. */
export const FrameNotice = ({ children, action }: FrameNoticeProps) => (
  <div role="status">
    {children && (
      <p className={styles.notice}>
        {children}
        {action && (
          <Button size="small" onPress={action.onPress}>
            {action.label}
          </Button>
        )}
      </p>
    )}
  </div>
)
