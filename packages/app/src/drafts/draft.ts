import * as v from 'valibot'
import type { FieldSchemas } from '../views/stored'

/** Form fields by name. Values must be comparable and, except files, serializable as JSON. */
export type Fields = object

/** Compares by JSON. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  // Files are only equal to themselves.
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

/** Changes that differ from the base; a field that was changed back isn't included. */
export function onlyChanged<T extends Fields>(base: T, changes: Partial<T>): Partial<T> {
  const result: Partial<T> = {}
  for (const name of namesOf(changes)) if (!isSame(base[name], changes[name])) result[name] = changes[name]
  return result
}

/** Storable changes: no sensitive fields and no files. */
export function storable<T extends Fields>(changes: Partial<T>, sensitive: readonly (keyof T)[]): Partial<T> {
  const result: Partial<T> = {}
  for (const name of namesOf(changes)) {
    if (!sensitive.includes(name) && !holdsFile(changes[name])) result[name] = changes[name]
  }
  return result
}

/** Stored fields that fit the form; a draft may come from an older build. */
export function readable<T extends Fields>(
  fields: FieldSchemas<T>,
  stored: unknown,
  sensitive: readonly (keyof T)[],
): Partial<T> {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
  const result: Partial<T> = {}
  for (const [name, value] of Object.entries(stored)) {
    if (!hasField(fields, name) || sensitive.includes(name)) continue
    const read = v.safeParse(fields[name], value)
    if (read.success) result[name] = read.output
  }
  return result
}

export const namesOf = <T extends Fields>(fields: Partial<T>) => Object.keys(fields) as (keyof T)[]

const hasField = <T extends Fields>(fields: FieldSchemas<T>, name: string): name is Extract<keyof T, string> =>
  Object.hasOwn(fields, name)

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (typeof value === 'object' && value !== null && Object.values(value).some((inner) => holdsFile(inner)))
