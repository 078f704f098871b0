import { gunzipSync } from 'node:zlib'
import { type DatasetType, datasetOf, mapHeaders } from '../../domain/dataShare/schema'
import { serveThread } from '../../kernel/threadMethods'
import { csvLines } from '../../platform/csv'
import { type CsvFile, readCsv } from '../../platform/csvFile'
import { masked } from '../../platform/sealing'
import { withFilled } from './filledColumns'
import { sourceRow, sourceRowsOf } from './repairFile'
import {
  type GoodRow,
  type KnownBusiness,
  missingColumns,
  type RowFinding,
  type RowResult,
  validateRows,
  valuesOf,
} from './validateRows'

/** Values per message, because cloning blocks the main thread. */
const chunk = 1_000

interface Upload {
  datasetType: DatasetType
  mapping: Record<string, string>
}

export interface ReadSummary {
  /** Why the file isn't valid, for display. */
  error?: string
  rowCount: number
  /** Missing required columns, for display. */
  missing?: string | undefined
}

/** Rows validated since the last call; `isLast` if there are no more. */
export interface ValidatedRows {
  good: GoodRow[]
  findings: RowFinding[]
  rejected: number[]
  isLast: boolean
}

let file: CsvFile = { headers: [], rows: [] }
let upload: Upload = { datasetType: 'businesses', mapping: {} }
let externalIds: string[] | undefined
const businesses = new Map<string, KnownBusiness>()
let results: Generator<RowResult> | undefined

/** In bytes, larger than any file. */
const largestFile = 16_000_000

/** Earlier versions stored files uncompressed. */
const decompressed = (content: Uint8Array) =>
  content[0] === 0x1f && content[1] === 0x8b ? gunzipSync(content, { maxOutputLength: largestFile }) : content

const part = <Value>(values: readonly Value[], start: number) => values.slice(start, start + chunk)

/** Holds one file and runs everything whose cost depends on its content. */
export const uploadMethods = {
  read(content: Uint8Array, of: Upload): ReadSummary {
    const parsed = readCsv(new TextDecoder().decode(decompressed(content)))
    if (typeof parsed === 'string') return { error: parsed, rowCount: 0 }
    const filled = withFilled(parsed, of.mapping)
    file = filled.file
    upload = { ...of, mapping: filled.mapping }
    return {
      rowCount: file.rows.length,
      missing: missingColumns(datasetOf(of.datasetType), file.headers, upload.mapping),
    }
  },

  /** Unique external IDs of businesses in the file; empty at the end. */
  externalIds(start: number): string[] {
    const name = upload.datasetType === 'businesses' ? 'external_id' : 'business_external_id'
    externalIds ??= [...new Set(valuesOf(datasetOf(upload.datasetType), file, upload.mapping, name))]
    return part(externalIds, start)
  },

  know(entries: [externalId: string, business: KnownBusiness][]): void {
    for (const [externalId, business] of entries) businesses.set(externalId, business)
  },

  validate(rowCount: number, context: { country: 'US' | 'CA'; now: Date }): ValidatedRows {
    results ??= validateRows(datasetOf(upload.datasetType), file, { mapping: upload.mapping, businesses, ...context })
    const rows: ValidatedRows = { good: [], findings: [], rejected: [], isLast: false }
    for (let count = 0; count < rowCount && rows.findings.length < chunk; count += 1) {
      const { value, done } = results.next()
      if (done) return { ...rows, isLast: true }
      const { good, findings } = value
      rows.findings.push(...findings)
      if (good) rows.good.push(good)
      else rows.rejected.push(findings[0]?.row_number ?? 0)
    }
    return rows
  },

  /** Rows of the original upload in this file; empty at the end. */
  sourceRows: (start: number): number[] => part(sourceRowsOf(file), start),

  /** Replaces masked sensitive values with the originals. */
  unmask(originals: { row_number: number; values: Record<string, string> }[]): void {
    const dataset = datasetOf(upload.datasetType)
    const places = mapHeaders(dataset, file.headers, upload.mapping)
    const source = file.headers.indexOf(sourceRow)
    const valuesOfRow = new Map(originals.map(({ row_number, values }) => [String(row_number), values]))
    for (const row of file.rows) {
      const original = valuesOfRow.get(row[source]?.trim() ?? '')
      for (const { name, isSensitive } of dataset.columns) {
        const [place, value] = [places.get(name), original?.[name]]
        if (!isSensitive || place === undefined || !value) continue
        if (row[place]?.trim() === masked(value)) row[place] = value
      }
    }
  },

  content: (): Uint8Array => Buffer.from(csvLines([file.headers, ...file.rows])),

  /** Rows as in the file, by dataset column. */
  rows(numbers: number[]): { row_number: number; values: Record<string, string> }[] {
    const dataset = datasetOf(upload.datasetType)
    const places = mapHeaders(dataset, file.headers, upload.mapping)
    return numbers.map((row_number) => {
      const row = file.rows[row_number - 1] ?? []
      const values = dataset.columns.map(({ name }) => [name, row[places.get(name) ?? -1]?.trim() ?? ''] as const)
      return { row_number, values: Object.fromEntries(values) }
    })
  },
}

serveThread(uploadMethods)
