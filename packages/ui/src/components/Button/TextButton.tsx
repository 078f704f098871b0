import * as styles from './TextButton.css'

export interface TextButtonProps {
  /** Marks it among its siblings. */
  isCurrent?: boolean
  /** Opens or chooses what it names. */
  onPress: () => void
  /** What it names. */
  children: string
}

/** A name that can be pressed, among others below each other. */
export const TextButton = ({ isCurrent = false, onPress, children }: TextButtonProps) => (
  <button type="button" className={styles.button} aria-current={isCurrent || undefined} onClick={onPress}>
    {children}
  </button>
)
