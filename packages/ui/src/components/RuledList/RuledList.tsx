import type { HTMLAttributes, ReactNode, Ref } from 'react'
import * as styles from './RuledList.css'

export interface RuledListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'className' | 'style'> {
  /** Content. */
  children: ReactNode
}

/** List with dividers, for items too simple for a table. */
export const RuledList = (props: RuledListProps) => <ul {...props} className={styles.list} />

export interface RuledItemProps extends Omit<HTMLAttributes<HTMLLIElement>, 'className' | 'style' | 'title'> {
  /** Short name of the item. */
  title?: ReactNode
  /** Actions at the end of the row. */
  actions?: ReactNode
  /** Title and actions, next to the content on wide screens. */
  aside?: ReactNode
  /** Ref to the root element. */
  ref?: Ref<HTMLLIElement>
  /** Content. */
  children?: ReactNode
}

/** Item of a `RuledList`. */
export function RuledItem({ title, actions, aside, children, ...props }: RuledItemProps) {
  const words = title === undefined ? children : <RuledWords title={title}>{children}</RuledWords>
  return (
    <li {...props} className={styles.item}>
      {aside !== undefined ? (
        <div className={styles.withAside}>
          <div className={styles.aside}>{aside}</div>
          {words}
        </div>
      ) : actions ? (
        <div className={styles.line}>
          {words}
          {actions}
        </div>
      ) : (
        words
      )}
    </li>
  )
}

const RuledWords = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className={styles.words}>
    <div className={styles.title}>{title}</div>
    {children}
  </div>
)
