import type { ReactNode } from 'react'
import { Icon, type IconProps } from '../Icon/Icon'
import { Skeleton } from '../Skeleton/Skeleton'
import type { Tone } from '../StatusPill/StatusPill'
import * as styles from './Timeline.css'

export interface TimelineEvent {
  id: string
  title: ReactNode
  /** When, as shown. */
  time: string
  /** The same for machines, as ISO 8601, and the full time on hover. */
  dateTime?: string
  description?: ReactNode
  icon?: IconProps['icon']
  /** What it means; the title says it in words. */
  tone?: Tone
}

export interface TimelineProps {
  /** What the events happened to. */
  label: string
  /** In the order they are to be read. */
  events: readonly TimelineEvent[]
  /** Where there is none. */
  emptyText?: string
  /** Draws the shape of what is to come. */
  isLoading?: boolean
}

/** What happened, one under the other. */
export function Timeline({ label, events, emptyText = 'No activity yet', isLoading = false }: TimelineProps) {
  if (isLoading) return <Skeleton lines={6} />
  if (events.length === 0) return <p className={styles.empty}>{emptyText}</p>
  return (
    <ol className={styles.list} aria-label={label}>
      {events.map(({ id, title, time, dateTime, description, icon, tone = 'neutral' }) => (
        <li key={id} className={styles.event}>
          <span className={styles.marks[tone]}>
            {icon ? <Icon icon={icon} size={12} /> : <span className={styles.dot} />}
          </span>
          <div className={styles.words}>
            <div className={styles.line}>
              <span className={styles.title}>{title}</span>
              <time className={styles.time} dateTime={dateTime} title={dateTime}>
                {time}
              </time>
            </div>
            {description !== undefined && <div className={styles.description}>{description}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
