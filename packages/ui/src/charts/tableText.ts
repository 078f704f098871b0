import type { ChartData } from './chartData'
import { valueAt } from './chartData'

// Removes tabs and line breaks, and escapes text that a spreadsheet would run as a formula.
const cell = (text: string): string => {
  const line = text.replace(/[\t\r\n]+/g, ' ').trim()
  return /^[=+\-@]/.test(line) ? `'${line}` : line
}

/** The data as tab-separated values with unformatted numbers. */
export function tableText(categoryLabel: string, { categories, series }: ChartData): string {
  const head = [categoryLabel, ...series.map(({ label }) => label)].map(cell)
  const rows = categories.map((category, index) => [
    cell(category),
    ...series.map((one) => String(valueAt(one, index) ?? '')),
  ])
  return [head, ...rows].map((cells) => cells.join('\t')).join('\n')
}
