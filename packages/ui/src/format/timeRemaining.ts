/** Formats remaining minutes: `a few minutes`, `about 12 minutes`, `about 1 hour`, `several hours`. */
export function formatTimeRemaining(minutes: number | null | undefined): string {
  if (typeof minutes !== 'number' || Number.isNaN(minutes)) return ''
  if (minutes < 5) return 'a few minutes'
  if (minutes < 60) return `about ${Math.floor(minutes)} minutes`
  return minutes <= 90 ? 'about 1 hour' : 'several hours'
}
