import type { HTMLAttributes, ReactNode, Ref } from 'react'
import * as styles from './RuledList.css'

export interface RuledListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'className' | 'style'> {
  /** `RuledItem`s. */
  children: ReactNode
}

/** Things of one kind with a hairline below each, where a table would be too much. */
export const RuledList = (props: RuledListProps) => <ul {...props} className={styles.list} />

export interface RuledItemProps extends Omit<HTMLAttributes<HTMLLIElement>, 'className' | 'style' | 'title'> {
  /** What it is, in a few words. */
  title?: ReactNode
  /** What can be done with it, at the end of its line. */
  actions?: ReactNode
  /** What it is and what can be done with it, beside its content from a wide screen on. */
  aside?: ReactNode
  /** The element. */
  ref?: Ref<HTMLLIElement>
  /** What it holds, or what there is to say of it. */
  children?: ReactNode
}

/** One thing in a `RuledList`. */
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
