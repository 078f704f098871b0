/** How a word of a vocabulary is shown. */
export interface Look {
  tone: 'info' | 'positive' | 'caution' | 'negative' | 'neutral'
  label: string
}

/**
 * The look of a value that the server sent. A value that is not in the map is newer than this build: it is shown as it stands, in a
 * neutral tone, so that no screen breaks when the server learns a word.
 */
export function look(map: Readonly<Record<string, Look>>, value: string | null | undefined): Look {
  if (!isText(value)) return { tone: 'neutral', label: '(Not available)' }
  return (Object.hasOwn(map, value) ? map[value] : undefined) ?? { tone: 'neutral', label: sentence(value) }
}

/** The name of a value, as it stands where it is not in the map. */
export const nameOf = (names: Readonly<Record<string, string>>, value: string | null | undefined): string =>
  isText(value) ? ((Object.hasOwn(names, value) ? names[value] : undefined) ?? sentence(value)) : '(Not available)'

/** The values of a vocabulary. */
export const valuesOf = <TValue extends string>(vocabulary: Readonly<Record<TValue, string | Look>>) =>
  Object.keys(vocabulary) as TValue[]

/** The same with their labels, for filters and fields. */
export const optionsOf = <TValue extends string>(vocabulary: Readonly<Record<TValue, string | Look>>) =>
  valuesOf(vocabulary).map((value) => {
    const shown = vocabulary[value]
    return { value, label: typeof shown === 'string' ? shown : shown.label }
  })

/** A drifting answer may hold anything. */
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const sentence = (value: string) => {
  const words = value.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
