export const middle = (values) => {
  const sorted = values.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}

export const times = (ratio) => `${ratio.toFixed(2)}×`

/** The middle of the ratios of each round: what two things measured one after the other share, such as a busy machine, drops out. */
export const ratioOf = (values, limits) => middle(values.map((value, round) => value / limits[round]))

/** The subjects in another order each round, so that none always comes first. */
export const turned = (list, by) => list.map((_, at) => list[(at + by) % list.length])
