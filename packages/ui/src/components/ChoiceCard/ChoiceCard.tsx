import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tag } from '../Tag/Tag'
import * as styles from './ChoiceCard.css'

/** Cards of which one is chosen. */
export function ChoiceCards({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>
}

export interface ChoiceCardProps {
  title: string
  /** Beside the title: '(Canada)'. */
  tag?: string
  note?: string
  image?: ReactNode
  onPress: () => void
}

/** One of several to choose from. */
export function ChoiceCard({ title, tag, note, image, onPress }: ChoiceCardProps) {
  return (
    <Button className={styles.card} onPress={onPress}>
      {image}
      <span className={styles.words}>
        <span>
          <span className={styles.title}>{title}</span> {tag !== undefined && <Tag>{tag}</Tag>}
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
    </Button>
  )
}
