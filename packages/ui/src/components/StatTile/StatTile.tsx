import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { ArrowDownIcon, ArrowUpIcon, Icon } from '../Icon/Icon'
import * as skeleton from '../Skeleton/Skeleton.css'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './StatTile.css'

export interface Comparison {
  /** By how much, as shown and without a sign: '12.4%'. */
  change: string
  direction: 'up' | 'down' | 'same'
  /** Whether that is good: more failures are not. Up is positive and down negative unless told. */
  tone?: 'positive' | 'negative' | 'neutral'
  /** What it's compared with: 'vs. previous 30 days'. */
  period: string
}

export interface StatTileProps {
  /** What the figure counts. */
  label: string
  /** As shown: '$12,480.00'. */
  value: ReactNode
  /** Below the figure: what it was before. */
  comparison?: Comparison
  /** A small line without axes. */
  chart?: ReactNode
  /** The shape of the figure, in its size, until it comes. */
  isLoading?: boolean
}

const toneOf = { up: 'positive', down: 'negative', same: 'neutral' } as const
const wordOf = { up: 'up', down: 'down', same: 'no change' } as const

interface ChangeProps extends Comparison {
  /** Read to screen readers only. */
  isPeriodHidden?: boolean
}

export function Change({ change, direction, tone = toneOf[direction], period, isPeriodHidden }: ChangeProps) {
  return (
    <>
      <span className={styles.changes[tone]}>
        {direction !== 'same' && <Icon icon={direction === 'up' ? ArrowUpIcon : ArrowDownIcon} size={12} />}
        <VisuallyHidden>{`${wordOf[direction]} `}</VisuallyHidden>
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

/** Tiles side by side, as many as there is room for. */
export function StatTiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>
}

/** One figure, and how it changed. */
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
  /** The element, for who must focus or measure it. */
  ref?: Ref<HTMLAnchorElement>
}

/** One figure that leads to what it counts. A plain anchor, so that a router can wrap it. */
export function StatTileLink({ label, value, comparison, chart, isLoading, ...anchor }: StatTileLinkProps) {
  return (
    <a {...anchor} className={styles.link}>
      <Figure label={label} value={value} comparison={comparison} chart={chart} isLoading={isLoading} />
    </a>
  )
}
