import type { ReactNode } from 'react'
import * as styles from './ChartTable.css'
import {
  type ChartData,
  type ChartKind,
  type ChartSeries,
  categoryText,
  type ValueCell,
  valueAt,
  valueText,
} from './chartData'
import { shareOfBefore } from './funnel'

export interface ChartTableProps extends ChartData {
  kind: ChartKind
  label: string
  categoryLabel: string
  valueCell?: ValueCell
}

/** All numbers of a chart as a table of the same size. */
export function ChartTable({ kind, label, categoryLabel, valueCell, ...data }: ChartTableProps) {
  const { categories, series, formatValue } = data
  const isFunnel = kind === 'funnel'
  const columns = isFunnel ? series.slice(0, 1) : series
  const cellOf = (one: ChartSeries, index: number): ReactNode => {
    const text = valueText(one, index, formatValue)
    const value = valueAt(one, index)
    return valueCell && value !== null ? valueCell(text, { seriesId: one.id, index, value }) : text
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be focusable.
    // biome-ignore lint/a11y/useSemanticElements: a section would add a landmark per chart.
    <div className={styles.box} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {categoryLabel}
            </th>
            {columns.map((one) => (
              <th key={one.id} scope="col" className={styles.head}>
                {one.label}
              </th>
            ))}
            {isFunnel && (
              <th scope="col" className={styles.head}>
                Share of previous step
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {categories.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: categories are identified by their position, and two labels can be equal.
            <tr key={index}>
              <th scope="row" className={styles.category}>
                {categoryText(data, index)}
              </th>
              {columns.map((one) => (
                <td key={one.id} className={styles.value}>
                  {cellOf(one, index)}
                </td>
              ))}
              {isFunnel && <td className={styles.value}>{shareOfBefore(series[0], index)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
