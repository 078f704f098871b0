/** Field types of the specification; `text` is its "other text". `percent` has a mask but no rule there. */
export const fieldTypes = [
  'phone',
  'canadaPhone',
  'date',
  'email',
  'ssn',
  'sin',
  'ein',
  'tin',
  'account',
  'routing',
  'canadaAccount',
  'canadaTransit',
  'canadaInstitution',
  'firstName',
  'lastName',
  'textArea',
  'memo',
  'accountNickname',
  'currency',
  'percent',
  'text',
  'url',
  'hexcode',
] as const

export type FieldType = (typeof fieldTypes)[number]

/** Displayed format: `us` is mm/dd/yyyy, `international` is yyyy-mm-dd. Always stored as yyyy-mm-dd. */
export type DateFormat = 'us' | 'international'

/** Formatted, stored or pasted text. A number is always in stored form (an amount or a fraction). Null, undefined and blanks are empty. */
export type FieldValue = string | number | null | undefined
