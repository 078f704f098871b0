import type { ReactNode } from 'react'
import { Icon, type IconProps } from '../Icon/Icon'
import { Skeleton } from '../Skeleton/Skeleton'
import type { Tone } from '../StatusPill/StatusPill'
import * as styles from './Timeline.css'

export interface TimelineEvent {
  id: string
  title: ReactNode
  /** Formatted time. */
  time: string
  /** ISO 8601 time for machines and the tooltip. */
  dateTime?: string
  description?: ReactNode
  icon?: IconProps['icon']
  /** Color by meaning; the title must also convey it. */
  tone?: Tone
}

export interface TimelineProps {
  /** Accessible name. */
  label: string
  /** Events in display order. */
  events: readonly TimelineEvent[]
  /** Shown if there are no events. */
  emptyText?: string
  /** Shows a skeleton. */
  isLoading?: boolean
}

/** List of events with marks. */
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
