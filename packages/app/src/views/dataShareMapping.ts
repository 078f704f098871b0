import type { DatasetSchema, SchemaColumn } from '@partner-dashboard/client'

/** File column per dataset column; '' means not in the file, and `=US` the same value for every row. */
export type Mapping = Readonly<Record<string, string>>

/** Letters and digits only, so `Sale Date` matches `sale_date`. */
const plain = (header: string) =>
  header
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')

/** Matches file columns: by the last mapping, by name, then by alias. A file column is used once. */
export function guessMapping(
  { columns }: Pick<DatasetSchema, 'columns'>,
  headers: readonly string[],
  remembered: Mapping = {},
): Mapping {
  const matched: Record<string, string> = {}
  const usedColumns = new Set<string>()
  const take = (name: string, header: string | undefined) => {
    if (!header || name in matched || usedColumns.has(header)) return
    matched[name] = header
    usedColumns.add(header)
  }
  for (const { name } of columns) {
    const last = remembered[name]
    if (last !== undefined && headers.includes(last)) take(name, last)
    // Values may repeat, unlike file columns.
    if (filledValue(last)) matched[name] = last ?? ''
  }
  const namesOf: ((column: SchemaColumn) => readonly string[])[] = [
    ({ name }) => [name],
    ({ aliases }) => aliases ?? [],
  ]
  for (const namesOfColumn of namesOf) {
    for (const column of columns) {
      for (const alias of namesOfColumn(column)) {
        take(
          column.name,
          headers.find((header) => !usedColumns.has(header) && plain(header) === alias),
        )
      }
    }
  }
  return Object.fromEntries(columns.map(({ name }) => [name, matched[name] ?? '']))
}

/** Assigns a file column and removes it from any other dataset column. */
export function remap(mapping: Mapping, name: string, header: string): Mapping {
  const isFree = filledValue(header) !== undefined
  const others = Object.entries(mapping).map(([other, own]) => [other, own === header && !isFree ? '' : own] as const)
  return { ...Object.fromEntries(others), [name]: header }
}

/** Value for every row; undefined if the column is in the file or missing. */
export const filledValue = (header: string | undefined) => (header?.startsWith('=') ? header.slice(1) : undefined)

export const fillWith = (value: string) => `=${value}`

/** Required columns without a file column or a value. */
export const missingColumns = ({ columns }: Pick<DatasetSchema, 'columns'>, mapping: Mapping): string[] =>
  columns
    .filter(({ name, is_required }) => is_required && (!mapping[name] || filledValue(mapping[name]) === ''))
    .map(({ name }) => name)

export function unusedHeaders(headers: readonly string[], mapping: Mapping): string[] {
  const used = new Set(Object.values(mapping))
  return headers.filter((header) => header !== '' && !used.has(header))
}

/** Request form of the mapping. Lists every column, so the server doesn't match skipped ones by name. */
export const toColumnQuery = (mapping: Mapping): string[] =>
  Object.entries(mapping).map(([name, header]) => `${name}:${header}`)
