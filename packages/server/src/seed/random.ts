export type Random = ReturnType<typeof createRandom>

/** A seeded generator (mulberry32), so the same seed creates the same demo data everywhere. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
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
    weighted: <T extends string>(choices: Readonly<Partial<Record<T, number>>>): T => {
      const entries = Object.entries(choices) as [T, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of entries) {
        left -= weight
        if (left <= 0) return value
      }
      return pick(entries)[0]
    },
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
