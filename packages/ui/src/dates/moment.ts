const rfc3339 = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[-+]\d{2}:\d{2})?$/i

/** Parses an RFC 3339 time. Without a time zone it's UTC, so everyone gets the same time. Doesn't check that the day exists. */
export function readMoment(text: string): Date | undefined {
  const [, day, time, zone = 'Z'] = rfc3339.exec(text) ?? []
  if (!day || !time) return undefined
  const moment = new Date(`${day}T${time}${zone.toUpperCase()}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
