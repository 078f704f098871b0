import type { ReactNode } from 'react'
import { useButtonProps } from '../../private/useButtonProps'
import { Tag } from '../Tag/Tag'
import * as styles from './ChoiceCard.css'

/** List of choice cards. */
export function ChoiceCards({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>
}

export interface ChoiceCardProps {
  /** Name of the option. */
  title: string
  /** Next to the title, such as "(Canada)". */
  tag?: string
  /** Small text below the title. */
  note?: string
  /** Image or fallback icon before the text. */
  image?: ReactNode
  /** Called on press. */
  onPress: () => void
}

/** Card that selects an option. */
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
