import { CsvError, parse } from 'csv-parse/sync'
import { refuse } from '../../platform/refusal'

/** What a file of businesses names them by, and the values in the order of its rows. */
export interface NamedBusinesses {
  column: 'external_id' | 'business_id'
  values: string[]
}

const problem = (pointer: string, code: string, detail: string) => refuse.invalid({ in: 'body', pointer, code, detail })

/** Reads a CSV with a column external_id or business_id; other columns are passed over. `pointer` leads to it in the body. */
export function readCsvAudience(text: string, pointer: string): NamedBusinesses {
  const rows = rowsOf(text, pointer)
  const header = (rows[0] ?? []).map((name) => name.trim().toLowerCase())
  for (const column of ['external_id', 'business_id'] as const) {
    const index = header.indexOf(column)
    if (index < 0) continue
    return { column, values: rows.slice(1).map((row) => (row[index] ?? '').trim()) }
  }
  throw problem(pointer, 'column_missing', 'must have a column external_id or business_id in its first row')
}

function rowsOf(text: string, pointer: string): string[][] {
  try {
    return parse(text, { bom: true, skip_empty_lines: true, relax_column_count: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw problem(pointer, 'csv', `cannot be read as CSV: ${error.message.replaceAll(/\s+/g, ' ').slice(0, 200)}`)
  }
}
