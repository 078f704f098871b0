import { IconButton } from '../Button/IconButton'
import { BellIcon, Icon } from '../Icon/Icon'
import * as styles from './NotificationBell.css'

export interface NotificationBellProps {
  /** Shows a dot and adds it to the accessible name. */
  hasUnread: boolean
  /** Whether the panel is open. */
  isExpanded: boolean
  /** Called on press. */
  onPress: () => void
}

/** Button that opens the notifications panel. */
export const NotificationBell = ({ hasUnread, isExpanded, onPress }: NotificationBellProps) => (
  <span className={styles.root}>
    <IconButton
      label={hasUnread ? 'Notifications, some unread' : 'Notifications'}
      icon={<Icon icon={BellIcon} />}
      aria-expanded={isExpanded}
      onPress={onPress}
    />
    {hasUnread && <span className={styles.dot} aria-hidden />}
  </span>
)
