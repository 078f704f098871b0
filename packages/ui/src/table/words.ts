const whole = new Intl.NumberFormat('en-US')

export const count = (value: number): string => whole.format(value)

/** 'Showing 26 to 50 of 412'; without an end while the count is still on its way. */
export function rangeText(start: number, shown: number, total: number | undefined): string {
  if (shown === 0) return ''
  const range = `Showing ${count(start)} to ${count(start + shown - 1)}`
  return total === undefined ? range : `${range} of ${count(total)}`
}
