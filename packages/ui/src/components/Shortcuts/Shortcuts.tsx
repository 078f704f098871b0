import * as styles from './Shortcuts.css'

export interface ShortcutsProps {
  /** Shortcuts in display order; several keys are alternatives. */
  items: readonly { keys: readonly string[]; label: string }[]
}

/** Keyboard shortcuts with what they do. */
export const Shortcuts = ({ items }: ShortcutsProps) => (
  <dl className={styles.list}>
    {items.map(({ keys, label }) => (
      <div key={label} className={styles.line}>
        <dt className={styles.keys}>
          {keys.map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
        </dt>
        <dd>{label}</dd>
      </div>
    ))}
  </dl>
)
