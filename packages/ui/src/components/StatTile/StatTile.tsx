import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { ArrowDownIcon, ArrowUpIcon, Icon } from '../Icon/Icon'
import * as skeleton from '../Skeleton/Skeleton.css'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './StatTile.css'

export interface Comparison {
  /** Formatted change without a sign, such as "12.4%", or "No change". */
  change: string
  direction: 'up' | 'down' | 'same'
  /** Whether the change is good. Default: up is positive, down is negative. */
  tone?: 'positive' | 'negative' | 'neutral'
  /** Compared period, such as "vs. previous 30 days". */
  period: string
}

export interface StatTileProps {
  /** What the figure counts. */
  label: string
  /** Formatted value, such as "$12,480.00". */
  value: ReactNode
  /** Change below the figure. */
  comparison?: Comparison
  /** Sparkline. */
  chart?: ReactNode
  /** Shows a skeleton of the same size. */
  isLoading?: boolean
}

const toneOf = { up: 'positive', down: 'negative', same: 'neutral' } as const

interface ChangeProps extends Comparison {
  /** Reads the period to screen readers only. */
  isPeriodHidden?: boolean
}

export function Change({ change, direction, tone = toneOf[direction], period, isPeriodHidden }: ChangeProps) {
  return (
    <>
      <span className={styles.changes[tone]}>
        {direction !== 'same' && (
          <>
            <Icon icon={direction === 'up' ? ArrowUpIcon : ArrowDownIcon} size={12} />
            <VisuallyHidden>{`${direction} `}</VisuallyHidden>
          </>
        )}
        {change}
      </span>
      {isPeriodHidden ? <VisuallyHidden>{` ${period}`}</VisuallyHidden> : <span>{period}</span>}
    </>
  )
}

function Figure({ label, value, comparison, chart, isLoading = false }: StatTileProps) {
  if (isLoading) {
    return (
      <>
        <span className={styles.label}>{label}</span>
        <span className={`${skeleton.appearing} ${styles.shapes}`} role="status" aria-label={`Loading ${label}`}>
          <span className={styles.valueShape} />
          <span className={styles.comparisonShape} />
        </span>
      </>
    )
  }
  return (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      <span className={styles.comparison}>{comparison && <Change {...comparison} />}</span>
      {chart !== undefined && <span className={styles.chart}>{chart}</span>}
    </>
  )
}

/** Tiles side by side, as many as fit. */
export function StatTiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>
}

/** Figure with its change. */
export function StatTile(props: StatTileProps) {
  return (
    <div className={styles.tile}>
      <Figure {...props} />
    </div>
  )
}

export interface StatTileLinkProps
  extends StatTileProps,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'children'> {
  /** Ref to the anchor element. */
  ref?: Ref<HTMLAnchorElement>
}

/** Figure that links to its items. A plain anchor, so a router can wrap it. */
export function StatTileLink({ label, value, comparison, chart, isLoading, ...anchor }: StatTileLinkProps) {
  return (
    <a {...anchor} className={styles.link}>
      <Figure label={label} value={value} comparison={comparison} chart={chart} isLoading={isLoading} />
    </a>
  )
}
