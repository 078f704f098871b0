import type { MouseEvent, ReactNode, Ref } from 'react'
import * as styles from './Feed.css'

export interface FeedProps {
  /** Whether its items are read: unread ones stand out. */
  isRead: boolean
  /** The list. */
  ref?: Ref<HTMLUListElement>
  /** `FeedItem`s. */
  children: ReactNode
}

/** What happened, the latest first. */
export const Feed = ({ isRead, ref, children }: FeedProps) => (
  <ul ref={ref} className={styles.list} data-state={isRead ? 'read' : 'unread'}>
    {children}
  </ul>
)

export interface FeedItemProps {
  /** What happened. */
  text: string
  /** Where and when. */
  facts: string
  /** Address that it opens; without one it is a button. */
  href?: string
  /** Called on a press, before the address opens. */
  onClick: (event: MouseEvent) => void
}

/** One thing in a `Feed`. */
export function FeedItem({ text, facts, href, onClick }: FeedItemProps) {
  const content = (
    <>
      <span className={styles.text}>{text}</span>
      <span className={styles.facts}>{facts}</span>
    </>
  )
  return (
    <li>
      {href === undefined ? (
        <button type="button" className={styles.line} onClick={onClick}>
          {content}
        </button>
      ) : (
        <a href={href} className={styles.line} onClick={onClick}>
          {content}
        </a>
      )}
    </li>
  )
}

export interface FeedNoteProps {
  /** Set where it says that something failed. */
  role?: 'alert'
  /** A sentence. */
  children: ReactNode
}

/** In place of the items of a `Feed`. */
export const FeedNote = ({ role, children }: FeedNoteProps) => (
  <p role={role} className={styles.note}>
    {children}
  </p>
)
