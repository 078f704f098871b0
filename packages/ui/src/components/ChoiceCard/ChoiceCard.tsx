import type { ReactNode } from 'react'
import { useButtonProps } from '../../private/useButtonProps'
import { Tag } from '../Tag/Tag'
import * as styles from './ChoiceCard.css'

/** Cards of which one is chosen. */
export function ChoiceCards({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>
}

export interface ChoiceCardProps {
  /** What is chosen by it. */
  title: string
  /** Beside the title: '(Canada)'. */
  tag?: string
  /** Below the title, in smaller words. */
  note?: string
  /** Before the words: a picture or a fallback of it. */
  image?: ReactNode
  /** Called when it is chosen. */
  onPress: () => void
}

/** One of several to choose from. */
export function ChoiceCard({ title, tag, note, image, onPress }: ChoiceCardProps) {
  return (
    <button {...useButtonProps({ onPress })} className={styles.card}>
      {image}
      <span className={styles.words}>
        <span>
          <span className={styles.title}>{title}</span> {tag !== undefined && <Tag>{tag}</Tag>}
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
    </button>
  )
}
