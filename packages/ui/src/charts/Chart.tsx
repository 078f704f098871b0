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
  /** Chart type. */
  kind: ChartKind
  /** Title shown above the chart, such as "Funded by month". */
  label: string
  /** Header of the category column in the table, such as "Month". */
  categoryLabel: string
  /** Height in px, also of the table, the skeleton and the empty text. */
  height?: number
  /** Shows a skeleton. */
  isLoading?: boolean
  /** Base name of the downloads (CSV and image). No download buttons without it. */
  fileName?: string
  /** Text shown if no value is known. */
  emptyText?: string
  /** Renders a value of the table, such as a link to its rows. */
  valueCell?: ValueCell
}

/** Chart with a toggle to show its numbers as a table. The drawing code loads when a chart is first shown. */
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
