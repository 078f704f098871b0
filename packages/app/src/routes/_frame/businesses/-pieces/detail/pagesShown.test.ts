import { expect, it } from 'vitest'
import { pagesShown } from './pagesShown'

it('reads the number of visible pages', () => {
  expect(pagesShown(undefined)).toBe(1)
  expect(pagesShown('3')).toBe(3)
  expect(pagesShown('9999')).toBe(20)
  for (const none of ['0', '-1', 'x', '1.5', '99999']) expect(pagesShown(none)).toBe(1)
})
