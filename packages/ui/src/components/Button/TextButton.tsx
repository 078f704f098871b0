import * as styles from './TextButton.css'

export interface TextButtonProps {
  /** Marks the current item. */
  isCurrent?: boolean
  /** Called on press. */
  onPress: () => void
  /** Name of the item. */
  children: string
}

/** Text button for lists of names. */
export const TextButton = ({ isCurrent = false, onPress, children }: TextButtonProps) => (
  <button type="button" className={styles.button} aria-current={isCurrent || undefined} onClick={onPress}>
    {children}
  </button>
)
