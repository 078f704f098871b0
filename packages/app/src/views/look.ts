/** Label and tone of an enum value. */
export interface Look {
  tone: 'info' | 'positive' | 'caution' | 'negative' | 'neutral'
  label: string
}

/** Label and tone of a server value. Unknown values get a neutral tone and their own name, so new values don't break a page. */
export function look(map: Readonly<Record<string, Look>>, value: string | null | undefined): Look {
  if (!isText(value)) return { tone: 'neutral', label: '(Not available)' }
  return (Object.hasOwn(map, value) ? map[value] : undefined) ?? { tone: 'neutral', label: sentence(value) }
}

/** Label of a value; derived from the value if unknown. */
export const nameOf = (names: Readonly<Record<string, string>>, value: string | null | undefined): string =>
  isText(value) ? ((Object.hasOwn(names, value) ? names[value] : undefined) ?? sentence(value)) : '(Not available)'

export const valuesOf = <TValue extends string>(vocabulary: Readonly<Record<TValue, string | Look>>) =>
  Object.keys(vocabulary) as TValue[]

export const optionsOf = <TValue extends string>(vocabulary: Readonly<Record<TValue, string | Look>>) =>
  valuesOf(vocabulary).map((value) => {
    const shown = vocabulary[value]
    return { value, label: typeof shown === 'string' ? shown : shown.label }
  })

/** A response may contain anything. */
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const sentence = (value: string) => {
  const words = value.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
