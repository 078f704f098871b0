export interface SelectOption<TValue extends string = string> {
  /** What is stored. */
  value: TValue
  /** What is shown. */
  label: string
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The options in whose label every typed word begins a word. A blank search leaves all. */
export function searchOptions<TOption extends SelectOption>(
  options: readonly TOption[],
  typed: string,
): readonly TOption[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return options
  return options.filter(({ label }) => {
    const words = wordsOf(label)
    return wanted.every((word) => words.some((own) => own.startsWith(word)))
  })
}
