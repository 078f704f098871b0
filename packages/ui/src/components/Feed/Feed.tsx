import type { MouseEvent, ReactNode, Ref } from 'react'
import * as styles from './Feed.css'

export interface FeedProps {
  /** Unread items are highlighted. */
  isRead: boolean
  /** Ref to the root element. */
  ref?: Ref<HTMLUListElement>
  /** Content. */
  children: ReactNode
}

/** List of events, most recent first. */
export const Feed = ({ isRead, ref, children }: FeedProps) => (
  <ul ref={ref} className={styles.list} data-state={isRead ? 'read' : 'unread'}>
    {children}
  </ul>
)

export interface FeedItemProps {
  /** Text of the event. */
  text: string
  /** Place and time. */
  facts: string
  /** Link target; a button if omitted. */
  href?: string
  /** Called on press, before navigation. */
  onClick: (event: MouseEvent) => void
}

/** Item of a `Feed`. */
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
  /** Set for errors. */
  role?: 'alert'
  /** One sentence. */
  children: ReactNode
}

/** Text in place of the items, such as an empty text or an error. */
export const FeedNote = ({ role, children }: FeedNoteProps) => (
  <p role={role} className={styles.note}>
    {children}
  </p>
)
