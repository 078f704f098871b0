import { Icon } from '../components/Icon/Icon'
import { MoreIcon } from './icons'
import * as styles from './Row.css'

export interface RowAction<Row> {
  id: string
  label: string
  /** Below the label; the reason if the action is disabled. */
  description?: string
  onAction: (row: Row) => void
  isDisabled?: boolean
}

export interface RowMenuButtonProps {
  id: string
  /** ID of the element that names the row. */
  rowNameId: string
  isOpen: boolean
  /** Preloads the menu. */
  intent: { onPointerEnter: () => void; onFocus: () => void }
  onOpen: (button: HTMLButtonElement) => void
}

/** Opens the menu shared by all rows; its code loads on hover or focus. */
export function RowMenuButton({ id, rowNameId, isOpen, intent, onOpen }: RowMenuButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className={styles.menuButton}
      aria-label="Actions"
      aria-labelledby={`${id} ${rowNameId}`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      {...intent}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <Icon icon={MoreIcon} size={16} />
    </button>
  )
}
