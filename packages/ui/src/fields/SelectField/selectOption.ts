export interface SelectOption<TValue extends string = string> {
  /** Stored value. */
  value: TValue
  /** Displayed text. */
  label: string
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Options whose label has a word starting with each typed word. A blank search returns all. */
export function searchOptions<TOption extends SelectOption>(
  options: readonly TOption[],
  typed: string,
): readonly TOption[] {
  const typedWords = wordsOf(typed)
  if (typedWords.length === 0) return options
  return options.filter(({ label }) => {
    const words = wordsOf(label)
    return typedWords.every((word) => words.some((own) => own.startsWith(word)))
  })
}
