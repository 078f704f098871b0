import { Ellipsis } from 'lucide-react'
import * as styles from './Row.css'

export interface RowAction<Row> {
  id: string
  label: string
  onAction: (row: Row) => void
  tone?: 'neutral' | 'negative'
  isDisabled?: boolean
}

export interface RowMenuButtonProps {
  id: string
  /** The element that names the row. */
  rowNameId: string
  isOpen: boolean
  onOpen: (button: HTMLButtonElement) => void
  onIntent: () => void
}

/** Opens the one menu that all rows share; its code is fetched when a hand or the focus comes near. */
export function RowMenuButton({ id, rowNameId, isOpen, onOpen, onIntent }: RowMenuButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className={styles.menuButton}
      aria-label="Actions"
      aria-labelledby={`${id} ${rowNameId}`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <Ellipsis size={16} aria-hidden />
    </button>
  )
}
