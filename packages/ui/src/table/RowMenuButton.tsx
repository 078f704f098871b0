import { Icon } from '../components/Icon/Icon'
import { MoreIcon } from './icons'
import * as styles from './Row.css'

export interface RowAction<Row> {
  id: string
  label: string
  /** Under the label; on a disabled action, why it is. */
  description?: string
  onAction: (row: Row) => void
  isDisabled?: boolean
}

export interface RowMenuButtonProps {
  id: string
  /** The element that names the row. */
  rowNameId: string
  isOpen: boolean
  /** Fetches the menu. */
  intent: { onPointerEnter: () => void; onFocus: () => void }
  onOpen: (button: HTMLButtonElement) => void
}

/** Opens the one menu that all rows share; its code is fetched when a hand or the focus comes near. */
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
