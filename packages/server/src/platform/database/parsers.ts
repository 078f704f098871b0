/** Parsers by PostgreSQL type OID. Other types use the engine's parsers. */
const oid = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, numeric: 1700 } as const

const asText = (text: string) => text

function int8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`${text} doesn't fit into a number`)
  return value
}

/** `2026-11-21 04:05:06.1+00` → `2026-11-21T04:05:06.1Z`. Sessions run in UTC. */
const time = (text: string) => text.replace(' ', 'T').replace(/\+00(:00)?$/, 'Z')

export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: int8,
  [oid.date]: asText,
  [oid.timestamp]: time,
  [oid.timestamptz]: time,
  [oid.numeric]: asText,
}
