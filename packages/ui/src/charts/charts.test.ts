import { expect, it } from 'vitest'
import { isEmpty, keyEntries, pointText } from './chartData'
import { extentOf, fitText, labelStep, spreadLabels, stackParts, valueAxis, wrapText } from './geometry'
import { sparkPath } from './sparkPath'
import { tableText } from './tableText'

const plain = (value: number) => String(value)

it('names gray neighbors once in the legend', () => {
  const one = (label: string, more = {}) => ({ id: label, label, values: [1], ...more })
  const gray = { tone: 'neutral' }
  const series = [one('Jan', gray), one('Feb', gray), one('Mar', gray), one('Apr'), one('Other', gray)]
  expect(keyEntries(series as never).map(({ label }) => label)).toEqual(['Jan – Mar', 'Apr', 'Other'])
  const compared = [one('Other', gray), one('Previous period', { isComparison: true })]
  expect(keyEntries(compared as never).map(({ label }) => label)).toEqual(['Other', 'Previous period'])
})

it('starts at zero for any values', () => {
  expect(extentOf([5, null, 9])).toEqual([0, 9])
  expect(extentOf([-5, 3])).toEqual([-5, 3])
  expect(extentOf([])).toEqual([0, 0])
})

it.each([
  [0, 100],
  [0, 7],
  [-50, 100],
  [-3, 0],
  [0, 0.04],
  [0, 1_234_567],
  [-1_000_000, 999],
  [0, 0],
])('draws at most four lines between %s and %s, and ends on one', (low, high) => {
  const { y, ticks } = valueAxis([low, high], plain)
  expect(ticks.length).toBeGreaterThan(0)
  expect(ticks.length).toBeLessThanOrEqual(4)
  expect(ticks).toContain(0)
  const [bottom = 0, top = 0] = y.domain()
  expect(bottom).toBeLessThanOrEqual(low)
  expect(top).toBeGreaterThanOrEqual(high)
})

it('never repeats a tick label', () => {
  expect(valueAxis([0, 1], (value) => String(Math.round(value))).ticks.map(Math.round)).toEqual([0, 1])
})

it('draws negative parts of a stack below zero', () => {
  const parts = stackParts(
    [
      { id: 'a', label: 'A', values: [3, null] },
      { id: 'b', label: 'B', values: [-2, 4] },
      { id: 'c', label: 'C', values: [1, Number.NaN] },
    ],
    2,
  )
  expect(parts).toEqual([
    [
      [0, 3],
      [0, 0],
    ],
    [
      [-2, 0],
      [0, 4],
    ],
    [
      [3, 4],
      [0, 0],
    ],
  ])
})

it("truncates labels and skips categories if there's no room", () => {
  expect(fitText('Jan', 100)).toBe('Jan')
  expect(fitText('Full-Service Restaurants', 70)).toBe('Full-Servi…')
  expect(fitText('Jan', 3)).toBe('')
  expect(wrapText('Merchant cash advance', 200)).toEqual(['Merchant cash advance'])
  expect(wrapText('Merchant cash advance', 100)).toEqual(['Merchant cash', 'advance'])
  expect(wrapText('Full-Service Restaurants', 70)).toEqual(['Full-Servi…', 'Restaurants'])
  expect(labelStep(['Jan', 'Feb'], 100)).toBe(1)
  expect(labelStep(['Jan', 'Feb'], 20)).toBe(2)
  expect(labelStep(['Merchant cash advance', 'Flex loan', 'Term loan'], 102)).toBe(1)
  expect(labelStep(['Jan', 'Feb'], 0.5)).toBe(76)
})

it('moves labels apart and keeps them inside', () => {
  expect(spreadLabels([50, 52, 10], 14, 100)).toEqual([50, 64, 10])
  expect(spreadLabels([98, 99], 14, 100)).toEqual([86, 100])
})

const data = {
  categories: ['Jan', 'Feb\t2026'],
  series: [
    { id: 'funded', label: '=Funded', values: [1200.5, null] },
    { id: 'repaid', label: 'Repaid', values: [-3] },
  ],
  formatValue: (value: number) => `$${value}`,
}

it('describes a point for screen readers', () => {
  expect(pointText(data, 0)).toBe('Jan: =Funded $1200.5; Repaid $-3')
  expect(pointText(data, 1)).toBe('Feb\t2026: =Funded –; Repaid –')
})

it('copies unformatted numbers and no formulas', () => {
  expect(tableText('Month', data)).toBe("Month\t'=Funded\tRepaid\nJan\t1200.5\t-3\nFeb 2026\t\t")
})

it('is empty without one known value', () => {
  expect(isEmpty(data)).toBe(false)
  expect(isEmpty({ categories: ['Jan'], series: [{ id: 'a', label: 'A', values: [null] }] })).toBe(true)
  expect(isEmpty({ categories: [], series: [{ id: 'a', label: 'A', values: [1] }] })).toBe(true)
})

it.each([
  [[1, 3, 2], 'M0 100L50 0L100 50'],
  [[5, 5], 'M0 50L100 50'],
  [[1, null, 3], 'M0 100h0M100 0h0'],
  [[7], 'M0 50h0'],
  [[null], ''],
  [[], ''],
])('draws %j without axes', (values, path) => {
  expect(sparkPath(values)).toBe(path)
})
