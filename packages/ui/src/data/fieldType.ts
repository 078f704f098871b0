/** The field types of the specification, by its own names; `text` is its 'other text'. `percent` has a mask there and no rule. */
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

/** How a date is shown and typed: `us` mm/dd/yyyy, `international` yyyy-mm-dd. It is stored yyyy-mm-dd either way. */
export type DateFormat = 'us' | 'international'

/**
 * What a field may hold: text as shown, as stored or as pasted. A number is the stored form (an amount, a fraction). Null, undefined
 * and blanks are empty.
 */
export type FieldValue = string | number | null | undefined
