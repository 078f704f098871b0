const rfc3339 = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[-+]\d{2}:\d{2})?$/i

/**
 * A time as RFC 3339 writes it. Without a zone it is taken for UTC: as the viewer's own it would be another moment, and often another day, for
 * each. Whether its day exists is not asked.
 */
export function readMoment(text: string): Date | undefined {
  const [, day, time, zone = 'Z'] = rfc3339.exec(text) ?? []
  if (!day || !time) return undefined
  const moment = new Date(`${day}T${time}${zone.toUpperCase()}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
