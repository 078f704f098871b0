import type { ReactNode } from 'react'

/** One hue a series; a tone that means something (negative for losses) only where it does. */
export type ChartTone = 'accent' | 'positive' | 'caution' | 'info' | 'negative' | 'neutral'

export interface ChartSeries {
  id: string
  label: string
  /** One for each category. Null is 'not known', which is not zero: a line has a gap there. */
  values: readonly (number | null)[]
  /** Left out, the next hue in turn. */
  tone?: ChartTone
  /** What the others are compared with, such as the period before: a dashed grey line, a grey bar. */
  isComparison?: boolean
}

export type ChartKind = 'line' | 'bar' | 'stacked' | 'funnel'

export interface ChartData {
  /** What stands along the axis, in order: 'Jan 2026', 'Application'. Two may have the same words. */
  categories: readonly string[]
  /** A funnel reads the first. */
  series: readonly ChartSeries[]
  /** A value as people read it, in the tooltip, the table and to screen readers. */
  formatValue: (value: number) => string
  /** A value on the axis, where there is less room. Left out, as everywhere else. */
  formatTick?: (value: number) => string
}

/** A value of the table, as its text or around it. */
export type ValueCell = (text: string, point: { seriesId: string; index: number; value: number }) => ReactNode

/** What each of the four drawings takes. */
export interface DrawingProps extends ChartData {
  /** What is shown, for those who do not see it. */
  label: string
}

const tonesInTurn: readonly ChartTone[] = ['accent', 'positive', 'caution', 'info', 'negative', 'neutral']

export const toneOf = (series: readonly ChartSeries[], index: number): ChartTone => {
  const own = series[index]
  if (own?.isComparison) return 'neutral'
  return own?.tone ?? tonesInTurn[index % tonesInTurn.length] ?? 'accent'
}

/** A number that can be drawn, else null: an infinite or a missing one is not known. */
export const valueAt = (series: ChartSeries | undefined, index: number): number | null => {
  const value = series?.values[index]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

export const isEmpty = ({ categories, series }: Pick<ChartData, 'categories' | 'series'>): boolean =>
  !series.some((one) => categories.some((_, index) => valueAt(one, index) !== null))

const unknown = '–'

/** `Nov 2026: Funded $1,200.00; Repaid –`, as a screen reader says one point. */
export function pointText({ categories, series, formatValue }: ChartData, index: number): string {
  const values = series.map((one) => `${one.label} ${valueText(one, index, formatValue)}`)
  return `${categories[index] ?? ''}: ${values.join('; ')}`
}

export function valueText(series: ChartSeries | undefined, index: number, format: (value: number) => string): string {
  const value = valueAt(series, index)
  return value === null ? unknown : format(value)
}
