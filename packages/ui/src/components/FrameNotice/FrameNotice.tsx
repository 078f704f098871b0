import { Button } from '../Button/Button'
import * as styles from './FrameNotice.css'

export interface FrameNoticeProps {
  /** One sentence; false renders nothing. */
  children: string | false
  /** One action next to the text. */
  action?: { label: string; onPress: () => void }
}

/** Notice across the top of the page, such as "You're offline". Announced when it appears. */
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
