import { IconButton } from '../Button/IconButton'
import { BellIcon, Icon } from '../Icon/Icon'
import * as styles from './NotificationBell.css'

export interface NotificationBellProps {
  /** Shows a dot, and says so. */
  hasUnread: boolean
  /** Whether its panel is open. */
  isExpanded: boolean
  /** Opens the panel. */
  onPress: () => void
}

/** The button that opens the notifications. */
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
