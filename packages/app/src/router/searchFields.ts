import * as v from 'valibot'

/** List from one or several values, without blanks. Invalid values are ignored. */
export const optionalList = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform((value) => (Array.isArray(value) ? value : [value]).filter((item) => item !== '')),
      v.transform((list) => (list.length === 0 ? undefined : list)),
    ),
  ),
  undefined,
)

/** Like `optionalList`, with known values only. */
export function optionalListOf<const TValue extends string>(values: readonly TValue[]) {
  const isKnown = (value: string): value is TValue => (values as readonly string[]).includes(value)
  return v.pipe(
    optionalList,
    v.transform((list): TValue[] | undefined => {
      const known = list?.filter(isKnown)
      return known && known.length > 0 ? known : undefined
    }),
  )
}

export function optionalOneOf<const TValue extends string>(values: readonly TValue[]) {
  return v.fallback(v.optional(v.picklist(values)), undefined)
}

/** Text; the first value of a repeated key. */
export const optionalText = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform((value) => (Array.isArray(value) ? value[0] : value) || undefined),
    ),
  ),
  undefined,
)
