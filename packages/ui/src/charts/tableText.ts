import type { ChartData } from './chartData'
import { valueAt } from './chartData'

// A cell ends at a tab or a line's end, and a spreadsheet would run what begins like a formula.
const cell = (text: string): string => {
  const line = text.replace(/[\t\r\n]+/g, ' ').trim()
  return /^[=+\-@]/.test(line) ? `'${line}` : line
}

/** The data as a spreadsheet takes them from the clipboard: tabs between cells, and numbers as numbers, not as they are shown. */
export function tableText(categoryLabel: string, { categories, series }: ChartData): string {
  const head = [categoryLabel, ...series.map(({ label }) => label)].map(cell)
  const rows = categories.map((category, index) => [
    cell(category),
    ...series.map((one) => String(valueAt(one, index) ?? '')),
  ])
  return [head, ...rows].map((cells) => cells.join('\t')).join('\n')
}
