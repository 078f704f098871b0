import { type ScaleLinear, scaleLinear } from 'd3-scale'
import { stack, stackOffsetDiverging } from 'd3-shape'
import { type ChartSeries, valueAt } from './chartData'

export type Extent = readonly [low: number, high: number]

/** From zero, so that a height always compares with another; below it only where there are negative values. */
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

/** From where to where each part of a stack goes, by series and then by category. Negative parts hang below zero. */
export function stackParts(series: readonly ChartSeries[], count: number): Extent[][] {
  const indexes = Array.from({ length: count }, (_, index) => index)
  const stacked = stack<number, ChartSeries>()
    .keys(series)
    .value((index, one) => valueAt(one, index) ?? 0)
    .offset(stackOffsetDiverging)(indexes)
  return stacked.map((parts) => parts.map(([from, to]): Extent => [from, to]))
}

const mostLines = 4

/** A scale that ends on a grid line, and at most four lines; two that would read the same are one. */
export function valueAxis([low, high]: Extent, height: number, format: (value: number) => string) {
  const y = scaleLinear().range([height, 0])
  if (low === 0 && high === 0) return { y: y.domain([0, 1]), ticks: [0] }
  let wanted = mostLines
  do y.domain([low, high]).nice(wanted)
  while (y.ticks(wanted).length > mostLines && --wanted > 1)
  const seen = new Set<string>()
  const ticks = y
    .ticks(wanted)
    // Not minus zero, which some formatters show.
    .map((tick) => tick || 0)
    .filter((tick) => !seen.has(format(tick)) && seen.add(format(tick)))
  return { y, ticks }
}

export type ValueScale = ScaleLinear<number, number>

const narrow = /[ .,:;'’|!ijltfrI()]/

/** Inter at 12 px, near enough for a margin: a browser would have to lay the text out first. */
export const textWidth = (text: string): number => {
  let width = 0
  for (const letter of text) width += narrow.test(letter) ? 4.5 : /[A-Z0-9$%&@mw]/.test(letter) ? 8 : 6.8
  return width
}

/** As much of the text as there is room for. */
export function fitText(text: string, room: number): string {
  if (textWidth(text) <= room) return text
  let letters = text.length
  while (letters > 0 && textWidth(`${text.slice(0, letters)}…`) > room) letters--
  return letters === 0 ? '' : `${text.slice(0, letters).trimEnd()}…`
}

/** A longer name is cut rather than others left out for it. */
export const widestName = 88

/** Every which category is named, so that names do not touch: all, every second, every third… */
export function labelStep(labels: readonly string[], roomForOne: number): number {
  const longest = Math.min(Math.max(0, ...labels.map(textWidth)), widestName)
  return Math.max(1, Math.ceil((longest + 16) / Math.max(roomForOne, 0.01)))
}

/** Moves labels apart that would lie on each other, as little as possible and within the height; their order stays. */
export function spreadLabels(wanted: readonly number[], gap: number, height: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed = [...wanted]
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
