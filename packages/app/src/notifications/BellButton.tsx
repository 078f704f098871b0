import { BellIcon, Icon, IconButton } from '@partner-dashboard/ui'
import * as styles from './BellButton.css'

interface BellButtonProps {
  hasUnread: boolean
  isExpanded: boolean
  onPress: () => void
}

export const BellButton = ({ hasUnread, isExpanded, onPress }: BellButtonProps) => (
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
