import { expect, it, vi } from 'vitest'
import { once } from './errorReporting'

it('reports an error once, even if many cells throw it', () => {
  const report = vi.fn()
  const reportOnce = once(report)
  for (let row = 0; row < 25; row++) reportOnce(new TypeError('x.map is not a function'))
  reportOnce(new TypeError('y is undefined'))
  reportOnce('a text')
  expect(report).toHaveBeenCalledTimes(3)
})
