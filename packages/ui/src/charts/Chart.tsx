import { type ComponentType, lazy, Suspense, useState } from 'react'
import { IconButton } from '../components/Button/IconButton'
import { Icon } from '../components/Icon/Icon'
import * as styles from './Chart.css'
import { ChartTable } from './ChartTable'
import { CopyTable } from './CopyTable'
import { type ChartData, type ChartKind, type DrawingProps, isEmpty } from './chartData'
import { DrawingBoundary } from './DrawingBoundary'
import { ChartIcon, TableIcon } from './icons'
import { tableText } from './tableText'

const drawings: Record<ChartKind, ComponentType<DrawingProps>> = {
  line: lazy(async () => ({ default: (await import('./LineChart')).LineChart })),
  bar: lazy(async () => ({ default: (await import('./BarChart')).BarChart })),
  stacked: lazy(async () => ({ default: (await import('./StackedBarChart')).StackedBarChart })),
  funnel: lazy(async () => ({ default: (await import('./FunnelChart')).FunnelChart })),
}

export interface ChartProps extends ChartData {
  kind: ChartKind
  /** What is shown: 'Funded by month'. It stands over the chart. */
  label: string
  /** What the categories are, over their column of the table: 'Month'. */
  categoryLabel: string
  /** In px, of whatever stands there: the drawing, its table, the wait for it, or the word that there is nothing. */
  height?: number
  isLoading?: boolean
  /** Said where no value is known. */
  emptyText?: string
}

/** A chart with its numbers as a table one press away. The drawing is fetched when a chart is first shown, not with the page. */
export function Chart(props: ChartProps) {
  const {
    kind,
    label,
    categoryLabel,
    height = 240,
    isLoading = false,
    emptyText = 'Nothing in this period',
    ...data
  } = props
  const [isTable, setTable] = useState(false)
  const Drawing = drawings[kind]
  const hasNothing = !isLoading && isEmpty(data)
  const hasTable = !isLoading && !hasNothing
  const table = <ChartTable {...data} kind={kind} label={label} categoryLabel={categoryLabel} />
  return (
    <figure className={styles.root} aria-label={label}>
      <div className={styles.head}>
        <figcaption className={styles.title}>{label}</figcaption>
        {hasTable && isTable && <CopyTable textOf={() => tableText(categoryLabel, data)} />}
        {hasTable && (
          <IconButton
            size="small"
            label={isTable ? 'Show as chart' : 'Show as table'}
            icon={<Icon icon={isTable ? ChartIcon : TableIcon} />}
            onPress={() => setTable(!isTable)}
          />
        )}
      </div>
      <div className={styles.body} style={{ height }}>
        {isLoading && <ChartSkeleton />}
        {hasNothing && <p className={styles.empty}>{emptyText}</p>}
        {hasTable && isTable && table}
        {hasTable && !isTable && (
          <DrawingBoundary key={kind} instead={table}>
            <Suspense fallback={<ChartSkeleton />}>
              <Drawing {...data} label={label} />
            </Suspense>
          </DrawingBoundary>
        )}
      </div>
    </figure>
  )
}

const ChartSkeleton = () => <div className={styles.skeleton} role="status" aria-label="Loading" />
