import { Icon, SearchIcon } from '../Icon/Icon'
import * as styles from './CommandButton.css'

export interface CommandButtonProps {
  /** Visible text, hidden on a phone. */
  label: string
  /** Visible shortcut, such as "⌘K". */
  shortcut: string
  /** Opens the palette. */
  onPress: () => void
}

/** Opens the command palette. Looks like a search field; an icon on a phone. */
export const CommandButton = ({ label, shortcut, onPress }: CommandButtonProps) => (
  <button
    type="button"
    className={styles.button}
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={onPress}
  >
    <Icon icon={SearchIcon} />
    <span className={styles.label}>{label}</span>
    <kbd className={styles.key} aria-hidden>
      {shortcut}
    </kbd>
  </button>
)
