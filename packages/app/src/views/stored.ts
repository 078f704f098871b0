import * as v from 'valibot'

/** Schema of a value that was written down by this app, perhaps by an older build, and may hold anything. */
export type StoredSchema<T> = v.GenericSchema<unknown, T>

/** A schema for each field of a form, so that one field that doesn't fit costs only itself. */
export type FieldSchemas<T extends object> = { readonly [Name in keyof T]-?: StoredSchema<T[Name]> }

export const storedText = v.string()
export const storedFlag = v.boolean()

/** One of the values of a vocabulary. */
export const storedOneOf = <TValue extends string>(names: Readonly<Record<TValue, unknown>>) =>
  v.picklist(Object.keys(names) as TValue[])

/** The value alone, or nothing. */
function fitting<T>(schema: StoredSchema<T>, value: unknown): T[] {
  const result = v.safeParse(schema, value)
  return result.success ? [result.output] : []
}

/** The items of a list that fit. A list of which none fits doesn't. */
export const storedList = <TItem>(item: StoredSchema<TItem>): StoredSchema<TItem[]> =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => ({ isEmpty: list.length === 0, fitting: list.flatMap((one) => fitting(item, one)) })),
    v.check(({ isEmpty, fitting }) => isEmpty || fitting.length > 0),
    v.transform(({ fitting }) => fitting),
  )

/** The entries of a record that fit. */
export const storedRecord = <TValue>(value: StoredSchema<TValue>): StoredSchema<Record<string, TValue>> =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((record) =>
      Object.fromEntries(
        Object.entries(record).flatMap(([name, one]) => fitting(value, one).map((fit) => [name, fit] as const)),
      ),
    ),
  )

/** What a storage holds under a key, where it fits. */
export function readStored<T>(storage: () => Storage, key: string, schema: StoredSchema<T>): T | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(storage().getItem(key) ?? 'null'))
    return result.success ? result.output : undefined
  } catch {
    // Blocked, or no JSON.
    return undefined
  }
}
