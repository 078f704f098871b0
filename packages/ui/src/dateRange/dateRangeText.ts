import { type DateRangeValue, rangePresets } from '../dates'
import { formatDate } from '../format/date'

/** Label of the chip: `Past week`, `11/01/2026 – 11/21/2026` or `From 11/01/2026`. */
export function dateRangeText({ preset, from, to }: DateRangeValue): string {
  const label = rangePresets.find(({ id }) => id === preset)?.label ?? ''
  if (preset !== 'custom') return label
  if (from !== undefined && to !== undefined) {
    return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`
  }
  if (from !== undefined) return `From ${formatDate(from)}`
  return to === undefined ? label : `Until ${formatDate(to)}`
}
