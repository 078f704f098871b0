import { type ScaleLinear, scaleLinear } from 'd3-scale'
import { stack, stackOffsetDiverging } from 'd3-shape'
import { type ChartSeries, valueAt } from './chartData'

export type Extent = readonly [low: number, high: number]

/** Includes zero, so bar heights are comparable. */
export function extentOf(values: Iterable<number | null>): Extent {
  let low = 0
  let high = 0
  for (const value of values) {
    if (value === null) continue
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return [low, high]
}

export const allValues = (series: readonly ChartSeries[], count: number): (number | null)[] =>
  series.flatMap((one) => Array.from({ length: count }, (_, index) => valueAt(one, index)))

/** Start and end of each part of a stack, by series and category. Negative parts go below zero. */
export function stackParts(series: readonly ChartSeries[], count: number): Extent[][] {
  const indexes = Array.from({ length: count }, (_, index) => index)
  const stacked = stack<number, ChartSeries>()
    .keys(series)
    .value((index, one) => valueAt(one, index) ?? 0)
    .offset(stackOffsetDiverging)(indexes)
  return stacked.map((parts) => parts.map(([from, to]): Extent => [from, to]))
}

const maxLines = 4

/** A scale that ends on a grid line, with at most four ticks. Ticks with the same label are merged. */
export function valueAxis([low, high]: Extent, format: (value: number) => string) {
  const y = scaleLinear()
  if (low === 0 && high === 0) return { y: y.domain([0, 1]), ticks: [0] }
  let positions = maxLines
  do y.domain([low, high]).nice(positions)
  while (y.ticks(positions).length > maxLines && --positions > 1)
  const seen = new Set<string>()
  const ticks = y
    .ticks(positions)
    // Avoids -0, which some formatters show.
    .map((tick) => tick || 0)
    .filter((tick) => !seen.has(format(tick)) && seen.add(format(tick)))
  return { y, ticks }
}

export type ValueScale = ScaleLinear<number, number>

const narrow = /[ .,:;'’|!ijltfrI()]/

/** Estimated width of Inter at 12 px; measuring would need a layout. */
export const textWidth = (text: string): number => {
  let width = 0
  for (const letter of text) width += narrow.test(letter) ? 4.5 : /[A-Z0-9$%&@mw]/.test(letter) ? 8 : 6.8
  return width
}

/** Truncates text to the available width. */
export function fitText(text: string, room: number): string {
  if (textWidth(text) <= room) return text
  let letters = text.length
  while (letters > 0 && textWidth(`${text.slice(0, letters)}…`) > room) letters--
  return letters === 0 ? '' : `${text.slice(0, letters).trimEnd()}…`
}

/** Wraps text at spaces, to at most two lines of the available width. */
export function wrapText(text: string, room: number): string[] {
  const words = text.split(' ')
  let onFirst = words.length
  while (onFirst > 1 && textWidth(words.slice(0, onFirst).join(' ')) > room) onFirst--
  const lines = [words.slice(0, onFirst), words.slice(onFirst)].filter((line) => line.length > 0)
  return lines.map((line) => fitText(line.join(' '), room))
}

/** Longer names don't widen the margins. */
export const widestName = 88

/** Longer names are truncated instead of skipping others. */
const shortestCut = 72

/** Step between labeled categories, so labels don't overlap. */
export function labelStep(labels: readonly string[], roomForOne: number): number {
  const longest = Math.min(Math.max(0, ...labels.map(textWidth)), shortestCut)
  return Math.max(1, Math.ceil((longest + 16) / Math.max(roomForOne, 0.01)))
}

/** Moves overlapping labels apart by as little as possible, within the height and in order. */
export function spreadLabels(positions: readonly number[], gap: number, height: number): number[] {
  const order = positions.map((_, index) => index).sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0))
  const placed = [...positions]
  let floor = 0
  for (const index of order) {
    floor = Math.max(placed[index] ?? 0, floor)
    placed[index] = floor
    floor += gap
  }
  let ceiling = height
  for (const index of order.reverse()) {
    ceiling = Math.min(placed[index] ?? 0, ceiling)
    placed[index] = ceiling
    ceiling -= gap
  }
  return placed
}
