export const middle = (values) => {
  const sorted = values.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}

export const times = (ratio) => `${ratio.toFixed(2)}×`

/** Median of each round's ratio, which cancels out load that both measurements share. */
export const ratioOf = (values, limits) => middle(values.map((value, round) => value / limits[round]))

/** Rotates the subjects each round. */
export const turned = (list, by) => list.map((_, at) => list[(at + by) % list.length])

/** Median ratio with minimum and maximum: `1.23× (1.20–1.31)`. */
export function spread(values, limits) {
  const ratios = values.map((value, round) => value / limits[round])
  const ratio = middle(ratios)
  return { ratio, text: `${times(ratio)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})` }
}
