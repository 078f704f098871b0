import * as v from 'valibot'

/** Schema of a stored value, which may come from an older build. */
export type StoredSchema<T> = v.GenericSchema<unknown, T>

/** A schema per field, so one invalid field doesn't drop the others. */
export type FieldSchemas<T extends object> = { readonly [Name in keyof T]-?: StoredSchema<T[Name]> }

export const storedText = v.string()
export const storedFlag = v.boolean()

/** One of the values of a vocabulary. */
export const storedOneOf = <TValue extends string>(names: Readonly<Record<TValue, unknown>>) =>
  v.picklist(Object.keys(names) as TValue[])

/** The value if it's valid, otherwise nothing. */
function fitting<T>(schema: StoredSchema<T>, value: unknown): T[] {
  const result = v.safeParse(schema, value)
  return result.success ? [result.output] : []
}

/** Valid items of a list; invalid if there are none. */
export const storedList = <TItem>(item: StoredSchema<TItem>): StoredSchema<TItem[]> =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => ({ isEmpty: list.length === 0, fitting: list.flatMap((one) => fitting(item, one)) })),
    v.check(({ isEmpty, fitting }) => isEmpty || fitting.length > 0),
    v.transform(({ fitting }) => fitting),
  )

/** Valid entries of a record. */
export const storedRecord = <TValue>(value: StoredSchema<TValue>): StoredSchema<Record<string, TValue>> =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((record) =>
      Object.fromEntries(
        Object.entries(record).flatMap(([name, one]) => fitting(value, one).map((fit) => [name, fit] as const)),
      ),
    ),
  )

/** Stored value of a key, if valid. */
export function readStored<T>(storage: () => Storage, key: string, schema: StoredSchema<T>): T | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(storage().getItem(key) ?? 'null'))
    return result.success ? result.output : undefined
  } catch {
    // Storage is blocked, or the value isn't JSON.
    return undefined
  }
}
