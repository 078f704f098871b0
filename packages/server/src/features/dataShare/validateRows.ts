import { validateField } from '@partner-dashboard/ui/validators'
import { type CheckContext, type Dataset, type Finding, mapHeaders, readValue } from '../../domain/dataShare/schema'
import type { CsvFile } from '../../platform/csvFile'
import { masked } from '../../platform/sealing'

export interface RowFinding extends Finding {
  row_number: number
  column: string
  column_index: number
  value: string | null
}

/** An accepted row by dataset column; empty values are null. */
export interface GoodRow {
  row_number: number
  values: Record<string, string | null>
  hasWarning: boolean
}

export interface RowResult {
  /** Undefined if there is an error. */
  good: GoodRow | undefined
  findings: RowFinding[]
}

export interface KnownBusiness {
  id: string
  currency: string
  country: string
}

interface ValidationContext extends CheckContext {
  mapping: Readonly<Record<string, string>>
  /** Known businesses in the file by external ID. */
  businesses: ReadonlyMap<string, KnownBusiness>
}

/** Message about missing required columns; undefined if there are none. */
export function missingColumns(
  dataset: Dataset,
  headers: readonly string[],
  mapping: Readonly<Record<string, string>>,
): string | undefined {
  const mapped = mapHeaders(dataset, headers, mapping)
  const missing = dataset.columns
    .filter(({ name, isRequired }) => isRequired && !mapped.has(name))
    .map(({ name }) => name)
  if (missing.length === 0) return undefined
  return `The file has no column ${missing.join(', ')}. Map the columns, or use the template.`
}

export function valuesOf(
  dataset: Dataset,
  { headers, rows }: CsvFile,
  mapping: Readonly<Record<string, string>>,
  name: string,
): string[] {
  const index = mapHeaders(dataset, headers, mapping).get(name)
  return index === undefined ? [] : rows.map((row) => row[index]?.trim() ?? '').filter((value) => value !== '')
}

export const findingOf = (code: string, message: string): Finding => ({ code, message, severity: 'error' })

/** A finding about a column of a row, with its value. Sensitive values are masked. */
export function findingAt(
  dataset: Dataset,
  { row_number, values }: Pick<GoodRow, 'row_number' | 'values'>,
  column_index: number,
  finding: Finding,
): RowFinding | undefined {
  const column = dataset.columns[column_index]
  if (!column) return undefined
  const value = values[column.name] ?? null
  return {
    ...finding,
    row_number,
    column: column.name,
    column_index,
    value: value !== null && column.isSensitive ? masked(value) : (value?.slice(0, 200) ?? null),
    ...(column.isSensitive ? { suggestion: undefined } : {}),
  }
}

/** Validates rows in order and independently of each other. */
export function* validateRows(dataset: Dataset, file: CsvFile, context: ValidationContext): Generator<RowResult> {
  const places = mapHeaders(dataset, file.headers, context.mapping)
  const firstOf = new Map<string, number>()

  for (const [index, row] of file.rows.entries()) {
    const row_number = index + 1
    const values: Record<string, string | null> = {}
    const own: RowFinding[] = []
    const add = (column_index: number, finding: Finding) => {
      const added = findingAt(dataset, { row_number, values }, column_index, finding)
      if (added) own.push(added)
    }
    dataset.columns.forEach((column, columnIndex) => {
      const place = places.get(column.name)
      const text = place === undefined ? '' : (row[place]?.trim() ?? '')
      const value = readValue(column, text)
      values[column.name] = value === '' ? null : value
      if (value === '') {
        if (column.isRequired) add(columnIndex, findingOf('required', 'Required'))
        return
      }
      if (value.includes('\0')) {
        add(columnIndex, findingOf('invalid_character', 'Must not contain the character NUL.'))
        return
      }
      const finding = column.check(value, context)
      if (!finding) return
      // An invalid value is reported as the file has it.
      values[column.name] = text
      add(columnIndex, finding)
    })
    if (row.length > file.headers.length && row.slice(file.headers.length).some((cell) => cell.trim() !== '')) {
      add(0, findingOf('too_many_values', 'The row has more values than the header has columns.'))
    }
    checkTogether(dataset, values, context).forEach(([name, finding]) => {
      const at = dataset.columns.findIndex((column) => column.name === name)
      if (!own.some((other) => other.column_index === at)) add(at, finding)
    })
    const key = dataset.key.map((name) => values[name]?.toLowerCase() ?? '').join('\n')
    if (dataset.key.every((name) => values[name])) {
      const first = firstOf.get(key)
      const at = dataset.columns.findIndex(({ name }) => name === dataset.key.at(-1))
      if (first === undefined) firstOf.set(key, row_number)
      else add(at, findingOf('not_unique', `Is a duplicate of row ${first}.`))
    }
    const isGood = own.every(({ severity }) => severity !== 'error')
    yield { good: isGood ? { row_number, values, hasWarning: own.length > 0 } : undefined, findings: own }
  }
}

/** Validates combinations of values. */
function checkTogether(
  dataset: Dataset,
  values: Record<string, string | null>,
  { businesses }: ValidationContext,
): [column: string, finding: Finding][] {
  const findings: [string, Finding][] = []
  const reference = values.business_external_id
  const business = reference ? businesses.get(reference) : undefined
  if (reference && !business) {
    findings.push([
      'business_external_id',
      findingOf('unknown_business', 'No business has this external ID. Upload the businesses first.'),
    ])
  }
  if (business && values.currency && values.currency !== business.currency) {
    findings.push([
      'currency',
      {
        ...findingOf('wrong_currency', `Must be ${business.currency}, the business's currency.`),
        suggestion: business.currency,
      },
    ])
  }
  if (dataset.type === 'bank_accounts' && business) {
    if (business.country === 'US' && !values.routing_number)
      findings.push(['routing_number', findingOf('required', 'Required')])
    if (business.country === 'CA' && !values.institution_number)
      findings.push(['institution_number', findingOf('required', 'Required')])
    if (business.country === 'CA' && !values.transit_number)
      findings.push(['transit_number', findingOf('required', 'Required')])
    if (business.country === 'CA' && values.account_number && validateField('canadaAccount', values.account_number))
      findings.push(['account_number', findingOf('invalid_account_number', 'Must be 7 to 12 digits.')])
  }
  const known = dataset.type === 'businesses' ? businesses.get(values.external_id ?? '') : undefined
  if (known && values.country && values.country !== known.country) {
    findings.push([
      'country',
      {
        ...findingOf(
          'country',
          `Must be ${known.country}. The country can't be changed, because amounts are in its currency.`,
        ),
        suggestion: known.country,
      },
    ])
  }
  if (dataset.type === 'businesses' && values.country && values.state) {
    const isCanadian = /^(AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)$/.test(values.state)
    if (isCanadian !== (values.country === 'CA')) {
      findings.push(['state', findingOf('wrong_country', `Isn't in ${values.country === 'CA' ? 'Canada' : 'the US'}.`)])
    }
  }
  if (
    dataset.type === 'sales' &&
    values.sales_amount &&
    values.reversals_amount &&
    Number(values.reversals_amount) > Number(values.sales_amount)
  ) {
    findings.push([
      'reversals_amount',
      { code: 'more_than_sales', message: "Is more than the day's sales.", severity: 'warning' },
    ])
  }
  return findings
}
