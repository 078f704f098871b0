import { type ComponentType, lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '../components/Button/IconButton'
import { Icon } from '../components/Icon/Icon'
import * as styles from './Chart.css'
import { ChartTable } from './ChartTable'
import { CopyTable } from './CopyTable'
import { type ChartData, type ChartKind, type DrawingProps, isEmpty, type ValueCell } from './chartData'
import { DrawingBoundary } from './DrawingBoundary'
import { ChartIcon, TableIcon } from './icons'
import { SavePicture, SaveTable } from './SaveButtons'
import { tableText } from './tableText'

const drawings: Record<ChartKind, ComponentType<DrawingProps>> = {
  line: lazy(async () => ({ default: (await import('./LineChart')).LineChart })),
  bar: lazy(async () => ({ default: (await import('./BarChart')).BarChart })),
  stacked: lazy(async () => ({ default: (await import('./StackedBarChart')).StackedBarChart })),
  funnel: lazy(async () => ({ default: (await import('./FunnelChart')).FunnelChart })),
}

export interface ChartProps extends ChartData {
  /** How the values are drawn. */
  kind: ChartKind
  /** What is shown: 'Funded by month'. It stands over the chart. */
  label: string
  /** What the categories are, over their column of the table: 'Month'. */
  categoryLabel: string
  /** In px, of whatever stands there: the drawing, its table, the wait for it, or the word that there is nothing. */
  height?: number
  /** Draws the shape of what is to come. */
  isLoading?: boolean
  /** With it, the numbers can be kept as a CSV and the drawing as a picture, under this name without an ending. */
  fileName?: string
  /** Said where no value is known. */
  emptyText?: string
  /** What a value of the table stands in, such as a link to what it counts. */
  valueCell?: ValueCell
}

/** A chart with its numbers as a table one press away. The drawing is fetched when a chart is first shown, not with the page. */
export function Chart(props: ChartProps) {
  const {
    kind,
    label,
    categoryLabel,
    height = 240,
    isLoading = false,
    emptyText = 'No data in this period',
    fileName,
    valueCell,
    ...data
  } = props
  const [isTable, setTable] = useState(false)
  const root = useRef<HTMLElement>(null)
  const Drawing = drawings[kind]
  const hasNothing = !isLoading && isEmpty(data)
  const hasTable = !isLoading && !hasNothing
  const table = <ChartTable {...data} kind={kind} label={label} categoryLabel={categoryLabel} valueCell={valueCell} />
  return (
    <figure ref={root} className={styles.root} aria-label={label}>
      <div className={styles.head}>
        <figcaption className={styles.title}>{label}</figcaption>
        {hasTable && isTable && <CopyTable textOf={() => tableText(categoryLabel, data)} />}
        {hasTable && isTable && fileName !== undefined && (
          <SaveTable {...data} categoryLabel={categoryLabel} fileName={fileName} />
        )}
        {hasTable && !isTable && fileName !== undefined && (
          <SavePicture chart={() => root.current} label={label} fileName={fileName} />
        )}
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
