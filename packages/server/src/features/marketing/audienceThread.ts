import { serveThread } from '../../kernel/threadMethods'
import { readCsv } from '../../platform/csvFile'

/** Values per message. */
const chunk = 10_000
/** More rows than fit into the largest file. */
const maxRows = 2_000_000
const maxUnknown = 100

export type AudienceColumn = 'external_id' | 'business_id'

const isWellFormed: Record<AudienceColumn, (value: string) => boolean> = {
  external_id: (value) => value !== '',
  business_id: (value) => /^business_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value),
}

let values: string[] = []
let distinct: string[] = []
const matched = new Set<string>()

/** Holds a CSV file with an external_id or business_id column, in any case. Other columns are ignored. */
export const audienceMethods = {
  /** Returns the column, or why the file can't be used. */
  read(content: string): { column: AudienceColumn } | { code: 'csv' | 'column_missing'; detail: string } {
    const file = readCsv(content, maxRows)
    if (typeof file === 'string') return { code: 'csv', detail: `can't be read as CSV: ${file}` }
    const headers = file.headers.map((name) => name.toLowerCase())
    for (const column of ['external_id', 'business_id'] as const) {
      const index = headers.indexOf(column)
      if (index < 0) continue
      values = file.rows.map((row) => (row[index] ?? '').trim())
      distinct = [...new Set(values.filter(isWellFormed[column]))]
      return { column }
    }
    return { code: 'column_missing', detail: 'must have an external_id or business_id column' }
  },

  /** Unique values; empty at the end. */
  distinct: (start: number): string[] => distinct.slice(start, start + chunk),

  match(found: string[]): void {
    for (const value of found) matched.add(value)
  },

  summary: () => ({
    row_count: values.length,
    matched_count: values.filter((value) => matched.has(value)).length,
    unknown: [...new Set(values.filter((value) => value !== '' && !matched.has(value)))]
      .slice(0, maxUnknown)
      .map((value) => value.slice(0, 200)),
  }),
}

serveThread(audienceMethods)
