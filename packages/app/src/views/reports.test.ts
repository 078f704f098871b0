import { expect, it } from 'vitest'
import { reportValue, withMonthTotals } from './reports'

const row = (id: string, month: string, product_type: string) => ({
  id,
  currency: 'USD' as const,
  values: { month, product_type, fee_amount: 1 },
})

it('puts the total of each month above its first row', () => {
  const results = [row('1', '2026-11', 'flex_loan'), row('2', '2026-11', 'term_loan'), row('3', '2026-10', 'flex_loan')]
  const month_totals = ['2026-11', '2026-10', '2026-09'].map((month) => ({
    month,
    currency: 'USD' as const,
    row_count: 2,
    values: { fee_amount: 2 },
  }))
  const lines = withMonthTotals({ results, month_totals })
  expect(lines.map(({ values, isTotal = false }) => [values.month, values.fee_amount, isTotal])).toEqual([
    ['2026-11', 2, true],
    ['2026-11', 1, false],
    ['2026-11', 1, false],
    ['2026-10', 2, true],
    ['2026-10', 1, false],
  ])
  expect(withMonthTotals({ results, month_totals: [] })).toEqual(results)
})

it('names the month', () => {
  expect(reportValue({ id: 'month', type: 'text' }, '2026-11', 'USD')).toBe('November 2026')
})
