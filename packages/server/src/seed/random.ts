export type Random = ReturnType<typeof createRandom>

/**
 * A seeded generator (sfc32), so the same seed creates the same demo data everywhere. Its state has 128 bits, so the
 * sequences of different seeds don't overlap and their UUIDs differ.
 */
export function createRandom(seed: number) {
  let [a, b, c, counter] = [0, seed | 0, 0, 1]
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let round = 0; round < 12; round += 1) next()
  const between = (low: number, high: number) => low + next() * (high - low)
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }
  return {
    next,
    between,
    pick,
    chance: (probability: number) => next() < probability,
    whole: (low: number, high: number) => Math.floor(between(low, high + 1)),
    /** Weighted choice. */
    weighted: <T extends string>(choices: Readonly<Partial<Record<T, number>>>): T => weightedAt(choices, next()),
    /** A log-normal amount around a median. */
    around: (median: number, spread: number) => {
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
      return median * Math.exp(normal * spread)
    },
    uuid: () => {
      const hex = Array.from({ length: 32 }, () => Math.floor(next() * 16).toString(16))
      hex[12] = '4'
      hex[16] = pick(['8', '9', 'a', 'b'])
      return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}

/** The choice at a place from 0 to 1 of the added-up weights. */
export function weightedAt<T extends string>(choices: Readonly<Partial<Record<T, number>>>, at: number): T {
  const entries = Object.entries(choices) as [T, number][]
  let left = at * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of entries) {
    left -= weight
    if (left <= 0) return value
  }
  throw new Error('There is nothing to choose from.')
}
