import * as v from 'valibot'
import type { FieldSchemas } from '../views/stored'

/** A form's fields by name. Anything that can be compared and, apart from files, written as JSON. */
export type Fields = object

/** Equal in what is shown and sent: the same JSON, whatever objects hold it. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  // Two files are the same only if they are one.
  if (a instanceof Blob || b instanceof Blob) return false
  const entries = Object.entries(a).filter(([, value]) => value !== undefined)
  const others = Object.entries(b).filter(([, value]) => value !== undefined)
  return (
    Array.isArray(a) === Array.isArray(b) &&
    entries.length === others.length &&
    entries.every(
      ([key, value]) => Object.hasOwn(b, key) && isSame(value, Object.getOwnPropertyDescriptor(b, key)?.value),
    )
  )
}

/** What of the changes differs from what they are changes of: a field that was typed back is not changed. */
export function onlyChanged<T extends Fields>(base: T, changes: Partial<T>): Partial<T> {
  const kept: Partial<T> = {}
  for (const name of namesOf(changes)) if (!isSame(base[name], changes[name])) kept[name] = changes[name]
  return kept
}

/** What may be written down: never a sensitive field, and no file, which cannot be. */
export function storable<T extends Fields>(changes: Partial<T>, sensitive: readonly (keyof T)[]): Partial<T> {
  const kept: Partial<T> = {}
  for (const name of namesOf(changes)) {
    if (!sensitive.includes(name) && !holdsFile(changes[name])) kept[name] = changes[name]
  }
  return kept
}

/** The stored fields that fit the form: a draft may come from an older build. */
export function readable<T extends Fields>(
  fields: FieldSchemas<T>,
  stored: unknown,
  sensitive: readonly (keyof T)[],
): Partial<T> {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
  const kept: Partial<T> = {}
  for (const [name, value] of Object.entries(stored)) {
    if (!hasField(fields, name) || sensitive.includes(name)) continue
    const read = v.safeParse(fields[name], value)
    if (read.success) kept[name] = read.output
  }
  return kept
}

export const namesOf = <T extends Fields>(fields: Partial<T>) => Object.keys(fields) as (keyof T)[]

const hasField = <T extends Fields>(fields: FieldSchemas<T>, name: string): name is Extract<keyof T, string> =>
  Object.hasOwn(fields, name)

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (typeof value === 'object' && value !== null && Object.values(value).some((inner) => holdsFile(inner)))
