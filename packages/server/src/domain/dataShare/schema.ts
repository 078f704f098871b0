// biome-ignore-all lint/style/noExcessiveLinesPerFile: a table of data: the columns of all datasets, which readers compare side by side.
import type { components } from '@partner-dashboard/contract'
import { findNaics } from '@partner-dashboard/ui/naics'
import { regions } from '@partner-dashboard/ui/regions'
import { validateField } from '@partner-dashboard/ui/validators'

type Schemas = components['schemas']
export type DatasetType = Schemas['DatasetType']

export interface Finding {
  code: string
  message: string
  severity: 'error' | 'warning'
  suggestion?: string
}

interface Column {
  name: string
  type: Schemas['SchemaColumn']['type']
  isRequired: boolean
  isSensitive?: boolean
  rule: string
  example: string
  choices?: readonly string[]
  aliases: readonly string[]
  /** Normalizes a value, such as its case. */
  read?: (value: string) => string
  /** Validates a value. `country` is the partner's. */
  check: (value: string, context: CheckContext) => Finding | undefined
}

export interface CheckContext {
  country: 'US' | 'CA'
  now: Date
}

const error = (code: string, message: string, suggestion?: string): Finding => ({
  code,
  message,
  severity: 'error',
  ...(suggestion === undefined ? {} : { suggestion }),
})

const lengths =
  (most: number) =>
  (value: string): Finding | undefined =>
    [...value].length > most
      ? error('too_long', `Must have at most ${most} characters.`, [...value].slice(0, most).join(''))
      : undefined

const two = (value: string) => value.padStart(2, '0')

/** Converts a date in another format to YYYY-MM-DD; undefined if it's ambiguous. */
function guessDate(value: string, thisYear = 2099): string | undefined {
  const us = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(value)
  const iso = /^(\d{4})[/.-]?(\d{1,2})[/.-]?(\d{1,2})([T ].*)?$/.exec(value)
  const [given, month, day] = us ? [us[3], us[1], us[2]] : iso ? [iso[1], iso[2], iso[3]] : []
  // Spreadsheets shorten years. A two-digit year is the latest one that isn't in the future.
  const year = given?.length === 2 ? `${2000 + Number(given) > thisYear ? 19 : 20}${given}` : given
  if (!year || !month || !day) return undefined
  for (const text of [`${year}-${two(month)}-${two(day)}`, `${year}-${two(day)}-${two(month)}`]) {
    const date = new Date(`${text}T00:00:00Z`)
    if (!Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text) return text
  }
  return undefined
}

const isDate = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && guessDate(value) === value

const pastDate = (value: string, { now }: CheckContext): Finding | undefined => {
  if (!isDate(value))
    return error('invalid_date', 'Must be a date in the format YYYY-MM-DD.', guessDate(value, now.getUTCFullYear()))
  if (value > now.toISOString().slice(0, 10)) return error('date_in_future', 'Must not be in the future.')
  const oldest = now.getUTCFullYear() - 120
  return Number(value.slice(0, 4)) < oldest ? error('invalid_date', 'Please enter a valid year.') : undefined
}

/** `$1,234.5` → `1234.50`, `1.234,50` → `1234.50`; undefined if it isn't an amount. */
function guessAmount(value: string): string | undefined {
  const plain = value.replaceAll(/[$\s]|CA|USD|CAD/g, '')
  const text = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)
    ? plain.replaceAll(',', '')
    : /^-?\d{1,3}(\.\d{3})+,\d{1,2}$/.test(plain)
      ? plain.replaceAll('.', '').replace(',', '.')
      : plain.replace(/^(-?\d+),(\d{1,2})$/, '$1.$2')
  return /^-?\d+(\.\d+)?$/.test(text) ? twoDecimals(text) : undefined
}

/** Rounds decimal digits, because 1.005 as a float would round down. */
function twoDecimals(amount: string): string {
  const [, sign = '', units = '', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  const cents = BigInt(`${units}${rest.slice(0, 2).padEnd(2, '0')}`) + (rest.charAt(2) >= '5' ? 1n : 0n)
  const digits = String(cents).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const amount = (value: string): Finding | undefined => {
  if (!/^-?\d+(\.\d+)?$/.test(value)) {
    const guess = guessAmount(value)
    return error('invalid_decimal', 'Must be an amount like 1234.50, without signs or thousands separators.', guess)
  }
  if (value.startsWith('-') && Number(value) !== 0)
    return error('negative_amount', 'Must not be negative.', value.slice(1))
  if (/\.\d{3,}$/.test(value)) return error('too_many_decimals', 'Must have at most two decimals.', twoDecimals(value))
  return Number(value) > 1e9 ? error('too_large', 'Must be at most 1000000000.') : undefined
}

const count = (value: string): Finding | undefined => {
  if (/^\d{1,7}$/.test(value)) return undefined
  const guess = /^\d+\.0+$/.test(value)
    ? value.split('.')[0]
    : /^\d{1,3}(,\d{3})+$/.test(value)
      ? value.replaceAll(',', '')
      : undefined
  return error('invalid_integer', 'Must be a whole number, 0 or more.', guess)
}

const oneOf =
  (choices: readonly string[]) =>
  (value: string): Finding | undefined => {
    if (choices.includes(value)) return undefined
    const normal = value.toLowerCase().replaceAll(/[\s-]+/g, '_')
    const guess =
      choices.find((choice) => choice.toLowerCase() === normal) ??
      choices.find((choice) => choice.toLowerCase().startsWith(normal.slice(0, 3))) ??
      choices.find((choice) => normal.startsWith(choice.toLowerCase()))
    return error(
      'not_in_list',
      `Must be one of ${choices.slice(0, 8).join(', ')}${choices.length > 8 ? ', …' : ''}.`,
      guess,
    )
  }

/** Validates with a field's rule; replaces its 'Invalid' with a requirement. */
const field =
  (type: Parameters<typeof validateField>[0], code: string, must: string) =>
  (value: string, { now }: CheckContext): Finding | undefined => {
    const message = validateField(type, value, { now })
    return message === undefined ? undefined : error(code, message === 'Invalid' ? `Must ${must}.` : message)
  }

const incorporationTypes = [
  'llc',
  'corporation',
  'sole_proprietorship',
  'partnership',
  'cooperative',
  'business_trust',
  'joint_venture',
  'other',
]
const codes = regions.map(({ code }) => code)
const codeOf = (value: string) =>
  regions.find(({ code, name }) => [code, name.toUpperCase()].includes(value.trim().toUpperCase()))?.code
const upperCase = (value: string) => value.toUpperCase()
const state = (value: string): Finding | undefined =>
  codes.includes(value)
    ? undefined
    : error('invalid_state', 'Must be a two-letter state or province code.', codeOf(value))

/** A warning only, because an invalid phone number shouldn't reject a business. */
const phone = (value: string): Finding | undefined =>
  validateField('phone', value) === undefined || validateField('canadaPhone', value) === undefined
    ? undefined
    : { code: 'invalid_phone', message: "Isn't a US or Canadian phone number.", severity: 'warning' }

const text = (
  name: string,
  most: number,
  isRequired: boolean,
  example: string,
  aliases: readonly string[] = [],
): Column => ({
  name,
  type: 'text',
  isRequired,
  rule: `1 to ${most} characters`,
  example,
  aliases,
  check: lengths(most),
})

const businessReference: Column = {
  name: 'business_external_id',
  type: 'identifier',
  isRequired: true,
  rule: 'external_id of an existing business',
  example: 'HRV-10042',
  aliases: ['external_id', 'business_id', 'merchant_id', 'store_id', 'location_id'],
  check: lengths(64),
}

const currencyColumn: Column = {
  name: 'currency',
  type: 'choice',
  isRequired: false,
  rule: "USD or CAD; defaults to the business's currency",
  example: 'USD',
  choices: ['USD', 'CAD'],
  aliases: ['ccy'],
  check: oneOf(['USD', 'CAD']),
}

const dateColumn = (name: string, isRequired: boolean, aliases: readonly string[]): Column => ({
  name,
  type: 'date',
  isRequired,
  rule: 'YYYY-MM-DD, UTC, not in the future',
  example: '2026-11-20',
  aliases,
  check: pastDate,
})

const amountColumn = (name: string, isRequired: boolean, aliases: readonly string[]): Column => ({
  name,
  type: 'amount',
  isRequired,
  rule: 'Like 1234.50: a decimal point, up to two decimals, no thousands separators',
  example: '1820.40',
  aliases,
  check: amount,
})

const countColumn = (name: string, isRequired: boolean, aliases: readonly string[]): Column => ({
  name,
  type: 'integer',
  isRequired,
  rule: 'Whole number, 0 or more',
  example: '42',
  aliases,
  check: count,
})

const sensitive = (
  name: string,
  type: Parameters<typeof validateField>[0],
  isRequired: boolean,
  rule: string,
  must: string,
  example: string,
  aliases: readonly string[],
): Column => ({
  name,
  type: 'identifier',
  isRequired,
  isSensitive: true,
  rule,
  example,
  aliases,
  check: field(type, `invalid_${name}`, must),
})

export interface Dataset {
  type: DatasetType
  title: string
  description: string
  columns: readonly Column[]
  /** Columns that identify a row. */
  key: readonly string[]
}

/** All datasets with their columns, in import order. */
export const datasets: readonly Dataset[] = [
  {
    type: 'businesses',
    title: 'Businesses',
    description: 'One row per business. Existing businesses are updated.',
    key: ['external_id'],
    columns: [
      {
        ...text('external_id', 64, true, 'HRV-10042', ['id', 'business_id', 'merchant_id', 'business_external_id']),
        type: 'identifier',
        rule: '1 to 64 characters, unique',
      },
      text('legal_name', 64, true, 'Ortega Kitchens LLC', ['name', 'business_name', 'company']),
      text('dba_name', 64, false, 'Taqueria Ortega', ['dba', 'trading_name', 'doing_business_as']),
      {
        name: 'incorporation_type',
        type: 'choice',
        isRequired: true,
        rule: 'One of the listed values',
        example: 'llc',
        choices: incorporationTypes,
        aliases: ['entity_type', 'type'],
        check: oneOf(incorporationTypes),
      },
      {
        name: 'incorporation_state',
        type: 'choice',
        isRequired: false,
        rule: 'Two-letter code',
        example: 'TX',
        aliases: [],
        read: upperCase,
        check: state,
      },
      dateColumn('established_date', false, ['founded', 'date_established', 'start_date']),
      {
        name: 'naics_code',
        type: 'identifier',
        isRequired: false,
        rule: 'Six digits, NAICS 2022',
        example: '722511',
        aliases: ['naics', 'industry_code'],
        check: (value) =>
          /^\d{6}$/.test(value)
            ? findNaics(value) === undefined
              ? { code: 'unknown_naics', message: "Isn't a known NAICS 2022 code.", severity: 'warning' }
              : undefined
            : error('invalid_naics', 'Must be six digits.'),
      },
      {
        name: 'phone',
        type: 'text',
        isRequired: false,
        rule: 'Ten digits, US or Canada',
        example: '5125550123',
        aliases: ['phone_number', 'telephone'],
        check: phone,
      },
      text('address_line1', 64, true, '600 Congress Ave', ['address', 'street', 'address1']),
      text('address_line2', 64, false, 'Suite 200', ['address2', 'suite']),
      text('city', 64, true, 'Austin'),
      {
        name: 'state',
        type: 'choice',
        isRequired: true,
        rule: 'Two-letter state or province code',
        example: 'TX',
        aliases: ['province', 'region'],
        read: upperCase,
        check: state,
      },
      text('postal_code', 64, true, '78701', ['zip', 'zip_code', 'postcode']),
      {
        name: 'country',
        type: 'choice',
        isRequired: true,
        rule: 'US or CA',
        example: 'US',
        choices: ['US', 'CA'],
        aliases: ['country_code'],
        check: oneOf(['US', 'CA']),
      },
    ],
  },
  {
    type: 'owners',
    title: 'Owners',
    description: 'One row per owner.',
    key: ['business_external_id', 'email'],
    columns: [
      businessReference,
      {
        ...text('first_name', 36, true, 'Ana', ['firstname', 'given_name']),
        rule: '2 to 36 characters',
        check: field('firstName', 'invalid_name', 'have 2 to 36 characters'),
      },
      {
        ...text('last_name', 48, true, 'Lopez', ['lastname', 'surname', 'family_name']),
        rule: '2 to 48 characters',
        check: field('lastName', 'invalid_name', 'have 2 to 48 characters'),
      },
      {
        name: 'email',
        type: 'text',
        isRequired: true,
        rule: 'An email address',
        example: 'ana.lopez@example.com',
        aliases: ['email_address', 'mail'],
        check: field('email', 'invalid_email', 'be an email address like name@example.com'),
      },
      {
        name: 'phone',
        type: 'text',
        isRequired: false,
        rule: 'Ten digits, US or Canada',
        example: '5125550123',
        aliases: ['phone_number', 'mobile'],
        check: phone,
      },
      text('title', 64, false, 'Owner', ['role', 'position']),
      {
        name: 'ownership_rate',
        type: 'amount',
        isRequired: false,
        rule: 'A fraction from 0 to 1',
        example: '0.6',
        aliases: ['ownership', 'share', 'ownership_percent'],
        check: (value) => {
          if (/^(0(\.\d+)?|1(\.0+)?|\.\d+)$/.test(value)) return undefined
          const percent = Number(value.replace('%', ''))
          // 60 can only mean 60%, but 1.5 is ambiguous.
          const isPercent = percent <= 100 && percent >= (value.includes('%') ? 0 : 2)
          return error(
            'invalid_fraction',
            'Must be a fraction from 0 to 1.',
            isPercent ? String(percent / 100) : undefined,
          )
        },
      },
      dateColumn('date_of_birth', false, ['dob', 'birth_date']),
      sensitive(
        'ssn',
        'ssn',
        false,
        'Nine digits, not starting with 000 or 666 (US)',
        "be nine digits that don't start with 000 or 666",
        '900-12-3456',
        ['social_security_number'],
      ),
      sensitive(
        'sin',
        'sin',
        false,
        'Nine digits with a valid checksum (Canada)',
        'be nine digits with a valid checksum',
        '046 454 286',
        ['social_insurance_number'],
      ),
    ],
  },
  {
    type: 'bank_accounts',
    title: 'Bank accounts',
    description: 'One row per bank account.',
    key: ['business_external_id', 'account_number'],
    columns: [
      businessReference,
      text('account_holder_name', 64, true, 'Ortega Kitchens LLC', ['account_holder', 'holder']),
      {
        name: 'account_type',
        type: 'choice',
        isRequired: true,
        rule: 'checking or savings',
        example: 'checking',
        choices: ['checking', 'savings'],
        aliases: ['type'],
        check: oneOf(['checking', 'savings']),
      },
      {
        name: 'routing_number',
        type: 'identifier',
        isRequired: false,
        rule: 'US: nine digits with a valid checksum',
        example: '110000000',
        aliases: ['routing', 'aba'],
        check: field('routing', 'invalid_routing_number', 'be nine digits with a valid checksum'),
      },
      {
        name: 'institution_number',
        type: 'identifier',
        isRequired: false,
        rule: 'Canada: three digits',
        example: '004',
        aliases: ['institution'],
        check: field('canadaInstitution', 'invalid_institution_number', 'be three digits'),
      },
      {
        name: 'transit_number',
        type: 'identifier',
        isRequired: false,
        rule: 'Canada: five digits',
        example: '12345',
        aliases: ['transit', 'branch'],
        check: field('canadaTransit', 'invalid_transit_number', 'be five digits'),
      },
      {
        ...sensitive(
          'account_number',
          'account',
          true,
          '5 to 17 digits (US), 7 to 12 (Canada)',
          'be 5 to 17 digits',
          '000123456789',
          ['account', 'account_no'],
        ),
      },
      currencyColumn,
    ],
  },
  {
    type: 'sales',
    title: 'Daily sales',
    description: 'One row per business and day. Existing days are replaced.',
    key: ['business_external_id', 'date'],
    columns: [
      businessReference,
      dateColumn('date', true, ['day', 'sale_date', 'sales_date', 'business_date']),
      amountColumn('sales_amount', true, ['sales', 'gross_sales', 'amount', 'total']),
      countColumn('sales_count', true, ['count', 'transactions', 'orders']),
      amountColumn('reversals_amount', false, ['refunds', 'reversals', 'refund_amount']),
      countColumn('reversals_count', false, ['refund_count']),
      currencyColumn,
    ],
  },
]

export const datasetOf = (type: DatasetType): Dataset => {
  const dataset = datasets.find((candidate) => candidate.type === type)
  if (!dataset) throw new Error(`There is no dataset ${type}.`)
  return dataset
}

/** Value as stored: a choice in any case, with spaces or hyphens, is read as the listed one. */
export function readValue({ choices, read }: Pick<Column, 'choices' | 'read'>, value: string): string {
  if (read) return read(value)
  const normal = value.toLowerCase().replaceAll(/[\s-]+/g, '_')
  return choices?.find((choice) => choice.toLowerCase() === normal) ?? value
}

const plain = (header: string) =>
  header
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')

/**
 * Maps file columns to dataset columns: by the mapping, then by name, then by alias. A column in the mapping isn't
 * matched otherwise, so an explicitly empty one stays empty.
 */
export function mapHeaders(
  dataset: Dataset,
  headers: readonly string[],
  mapping: Readonly<Record<string, string>>,
): Map<string, number> {
  const indexes = new Map<string, number>()
  const usedColumns = new Set<number>()
  const isOpen = ({ name }: Column) => mapping[name] === undefined
  const take = (name: string, index: number) => {
    if (index < 0 || indexes.has(name) || usedColumns.has(index)) return
    indexes.set(name, index)
    usedColumns.add(index)
  }
  for (const { name } of dataset.columns) {
    const header = mapping[name]
    if (header)
      take(
        name,
        headers.findIndex((candidate) => candidate === header || plain(candidate) === plain(header)),
      )
  }
  for (const { name } of dataset.columns.filter(isOpen))
    take(
      name,
      headers.findIndex((header) => plain(header) === name),
    )
  for (const { name, aliases } of dataset.columns.filter(isOpen)) {
    for (const alias of aliases)
      take(
        name,
        headers.findIndex((header, index) => !usedColumns.has(index) && plain(header) === alias),
      )
  }
  return indexes
}
