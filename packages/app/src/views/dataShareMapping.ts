import type { DatasetSchema, SchemaColumn } from '@partner-dashboard/client'

/** Which column of the file is which of the dataset; '' says that the file does not have it. */
export type Mapping = Readonly<Record<string, string>>

/** Letters and digits alone, so that `Sale Date` is `sale_date`. */
const plain = (header: string) =>
  header
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')

/**
 * The columns of a file, guessed: as they were mapped last time, then by name, then by another name. A column of the file stands for one
 * of the dataset alone.
 */
export function guessMapping(
  { columns }: Pick<DatasetSchema, 'columns'>,
  headers: readonly string[],
  remembered: Mapping = {},
): Mapping {
  const found: Record<string, string> = {}
  const taken = new Set<string>()
  const take = (name: string, header: string | undefined) => {
    if (!header || name in found || taken.has(header)) return
    found[name] = header
    taken.add(header)
  }
  for (const { name } of columns) {
    const last = remembered[name]
    if (last !== undefined && headers.includes(last)) take(name, last)
  }
  const namesOf: ((column: SchemaColumn) => readonly string[])[] = [
    ({ name }) => [name],
    ({ aliases }) => aliases ?? [],
  ]
  for (const namesOfColumn of namesOf) {
    for (const column of columns) {
      for (const wanted of namesOfColumn(column)) {
        take(
          column.name,
          headers.find((header) => !taken.has(header) && plain(header) === wanted),
        )
      }
    }
  }
  return Object.fromEntries(columns.map(({ name }) => [name, found[name] ?? '']))
}

/** One column of the file is chosen for one of the dataset; whichever had it before goes without. */
export function remap(mapping: Mapping, name: string, header: string): Mapping {
  const others = Object.entries(mapping).map(([other, own]) => [other, own === header ? '' : own] as const)
  return { ...Object.fromEntries(others), [name]: header }
}

/** Required columns that the file does not have so far. */
export const missingColumns = ({ columns }: Pick<DatasetSchema, 'columns'>, mapping: Mapping): string[] =>
  columns.filter(({ name, is_required }) => is_required && !mapping[name]).map(({ name }) => name)

/** Columns of the file that are not used. */
export function unusedHeaders(headers: readonly string[], mapping: Mapping): string[] {
  const used = new Set(Object.values(mapping))
  return headers.filter((header) => header !== '' && !used.has(header))
}

/** As the upload takes it: every column is named, so that what a person left out is not found by its name. */
export const toColumnQuery = (mapping: Mapping): string[] =>
  Object.entries(mapping).map(([name, header]) => `${name}:${header}`)
