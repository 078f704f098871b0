const known = (value: number | null | undefined): value is number => typeof value === 'number' && Number.isFinite(value)
const short = (place: number) => Math.round(place * 100) / 100

/** SVG path in a 100 × 100 box, from the lowest to the highest value, with gaps for unknown values. Constant values are centered. */
export function sparkPath(values: readonly (number | null)[]): string {
  const numbers = values.filter(known)
  const low = Math.min(...numbers)
  const span = Math.max(...numbers) - low
  const x = (index: number) => short((100 * index) / Math.max(values.length - 1, 1))
  const y = (value: number) => (span === 0 ? 50 : short(100 - (100 * (value - low)) / span))
  return values
    .map((value, index) => {
      if (!known(value)) return ''
      const point = `${x(index)} ${y(value)}`
      if (known(values[index - 1])) return `L${point}`
      // A point without neighbors is a zero-length line with round caps.
      return known(values[index + 1]) ? `M${point}` : `M${point}h0`
    })
    .join('')
}
