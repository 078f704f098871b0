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

/** Of what was written down, the fields that the form still has. A draft may be older than the build that reads it. */
export function readable<T extends Fields>(initial: T, stored: unknown, sensitive: readonly (keyof T)[]): Partial<T> {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
  const kept: Partial<T> = {}
  for (const [name, value] of Object.entries(stored)) {
    if (hasField(initial, name) && !sensitive.includes(name) && isOfKind(initial[name], value)) kept[name] = value
  }
  return kept
}

export const namesOf = <T extends Fields>(fields: Partial<T>) => Object.keys(fields) as (keyof T)[]

const hasField = <T extends Fields>(initial: T, name: string): name is Extract<keyof T, string> =>
  Object.hasOwn(initial, name)

/** Whether a value that was stored can stand where another stands; nothing says more about an empty field than that it is empty. */
function isOfKind<T>(initial: T, value: unknown): value is T {
  if (initial === null || initial === undefined) return true
  if (value === null || value === undefined) return typeof initial !== 'string' && !Array.isArray(initial)
  return typeof initial === typeof value && Array.isArray(initial) === Array.isArray(value)
}

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (typeof value === 'object' && value !== null && Object.values(value).some((inner) => holdsFile(inner)))
