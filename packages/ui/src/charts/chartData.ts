import type { ReactNode } from 'react'

/**
 * Series color. Use a tone with a meaning (negative for losses) only if it applies. `severity1` to `severity4` are ordered
 * levels, mildest first.
 */
export type ChartTone =
  | 'accent'
  | 'positive'
  | 'caution'
  | 'info'
  | 'negative'
  | 'neutral'
  | 'severity1'
  | 'severity2'
  | 'severity3'
  | 'severity4'

export interface ChartSeries {
  id: string
  label: string
  /** One per category. Null means unknown, not zero: lines show a gap. */
  values: readonly (number | null)[]
  /** Next color in the palette if omitted. */
  tone?: ChartTone
  /** A comparison such as the previous period: a dashed gray line or a gray bar. */
  isComparison?: boolean
}

export type ChartKind = 'line' | 'bar' | 'stacked' | 'funnel'

export interface ChartData {
  /** Axis labels in order: "Jan 2026", "Application". Labels can repeat. */
  categories: readonly string[]
  /** Indexes of categories whose period isn't complete, drawn dashed or lighter. */
  partial?: readonly number[]
  /** A funnel uses only the first series. */
  series: readonly ChartSeries[]
  /** Formats a value for the tooltip, the table and screen readers. */
  formatValue: (value: number) => string
  /** Formats a value for the axis; `formatValue` by default. */
  formatTick?: (value: number) => string
}

/** Name of a category, with a note if its period isn't complete. */
export const categoryText = ({ categories, partial }: Pick<ChartData, 'categories' | 'partial'>, index: number) =>
  partial?.includes(index) ? `${categories[index]} (partial)` : (categories[index] ?? '')

/** Renders a value of the table. */
export type ValueCell = (text: string, point: { seriesId: string; index: number; value: number }) => ReactNode

/** Props shared by all chart drawings. */
export interface DrawingProps extends ChartData {
  /** Accessible name. */
  label: string
}

const tonesInTurn: readonly ChartTone[] = ['accent', 'positive', 'caution', 'info', 'negative', 'neutral']

export const toneOf = (series: readonly ChartSeries[], index: number): ChartTone => {
  const own = series[index]
  if (own?.isComparison) return 'neutral'
  return own?.tone ?? tonesInTurn[index % tonesInTurn.length] ?? 'accent'
}

interface KeyEntry {
  id: string
  label: string
  tone: ChartTone
}

/** Legend entries, one per series. Consecutive gray series look the same, so they share one, labeled from the first to the last. */
export function keyEntries(series: readonly ChartSeries[]): KeyEntry[] {
  const entries: KeyEntry[] = []
  let first: ChartSeries | undefined
  for (const [index, one] of series.entries()) {
    const [tone, entry] = [toneOf(series, index), entries.at(-1)]
    const isGray = tone === 'neutral' && !one.isComparison
    if (isGray && first && entry) entry.label = `${first.label} – ${one.label}`
    else entries.push({ id: one.id, label: one.label, tone })
    first = isGray ? (first ?? one) : undefined
  }
  return entries
}

/** A finite number, or null. */
export const valueAt = (series: ChartSeries | undefined, index: number): number | null => {
  const value = series?.values[index]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

export const isEmpty = ({ categories, series }: Pick<ChartData, 'categories' | 'series'>): boolean =>
  !series.some((one) => categories.some((_, index) => valueAt(one, index) !== null))

const unknown = '–'

/** Screen reader text of a point: `Nov 2026: Funded $1,200.00; Repaid –`. */
export function pointText(data: ChartData, index: number): string {
  const { series, formatValue } = data
  const values = series.map((one) => `${one.label} ${valueText(one, index, formatValue)}`)
  return `${categoryText(data, index)}: ${values.join('; ')}`
}

export function valueText(series: ChartSeries | undefined, index: number, format: (value: number) => string): string {
  const value = valueAt(series, index)
  return value === null ? unknown : format(value)
}
