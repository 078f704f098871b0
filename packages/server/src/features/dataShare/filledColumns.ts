import type { CsvFile } from '../../platform/csvFile'

/**
 * Adds a column for each mapping with a value for every row, such as `=US`, and maps to it. In front, so rows with too
 * many values are still noticed.
 */
export function withFilled(file: CsvFile, mapping: Readonly<Record<string, string>>) {
  const fills = Object.entries(mapping).filter(([, header]) => header.startsWith('='))
  if (fills.length === 0) return { file, mapping: { ...mapping } }
  const values = fills.map(([, header]) => header.slice(1))
  return {
    file: {
      headers: [...fills.map(([name]) => `=${name}`), ...file.headers],
      rows: file.rows.map((row) => [...values, ...row]),
    },
    mapping: { ...mapping, ...Object.fromEntries(fills.map(([name]) => [name, `=${name}`])) },
  }
}
