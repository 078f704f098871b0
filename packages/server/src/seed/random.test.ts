import { expect, it } from 'vitest'
import { createRandom } from './random'

it('repeats a sequence for the same seed only', () => {
  const first = createRandom(7)
  const values = Array.from({ length: 5 }, first.next)
  expect(Array.from({ length: 5 }, createRandom(7).next)).toEqual(values)
  expect(Array.from({ length: 5 }, createRandom(8).next)).not.toEqual(values)
})

it('creates different UUIDs from any two seeds', () => {
  // With 32 bits of state, the second seed was the first one's state after one UUID.
  const step = 0x6d2b79f5
  const ids = (seed: number) => Array.from({ length: 40 }, createRandom(seed).uuid)
  const [one, other] = [ids(1), ids((1 + step * 33) >>> 0)]
  expect(new Set([...one, ...other]).size).toBe(80)
})
