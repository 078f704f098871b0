import { Button } from '@partner-dashboard/ui'
import * as styles from './Marketing.css'

interface ChosenProps {
  items: readonly { id: string; name: string }[]
  onRemove: (id: string) => void
}

/** What was chosen one by one, each to be taken back. */
export function Chosen({ items, onRemove }: ChosenProps) {
  if (items.length === 0) return null
  return (
    <ul className={styles.chosen}>
      {items.map(({ id, name }) => (
        <li key={id} className={styles.line}>
          <span className={styles.words}>{name}</span>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Remove ${name}`}
            onPress={() => {
              // Else the focus would be lost with the line.
              const lines = [...document.querySelectorAll<HTMLElement>(`.${styles.chosen} button`)]
              const index = items.findIndex((item) => item.id === id)
              ;(lines[index + 1] ?? lines[index - 1])?.focus()
              onRemove(id)
            }}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}
