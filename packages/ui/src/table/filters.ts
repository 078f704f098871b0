export interface FilterOption {
  /** As on the wire. */
  value: string
  label: string
}

export interface Filter {
  /** The wire name of the parameter. */
  id: string
  label: string
  options: readonly FilterOption[]
}

/** The chosen values by filter; a filter without any is left out. */
export type FilterValue = Readonly<Record<string, readonly string[]>>

export function setFilter(value: FilterValue, id: string, chosen: readonly string[]): FilterValue {
  const { [id]: _, ...others } = value
  return chosen.length > 0 ? { ...others, [id]: chosen } : others
}

/** In the order of the options, whichever was chosen first: one choice gives one address. */
export function toggleOption(filter: Filter, chosen: readonly string[], option: string): string[] {
  const next = new Set(chosen)
  if (!next.delete(option)) next.add(option)
  return filter.options.filter(({ value }) => next.has(value)).map(({ value }) => value)
}

/** What an active chip says: the first two by name, the rest by number. A value without an option is shown as it is. */
export function chosenWords(filter: Filter, chosen: readonly string[]): string {
  const words = chosen.map((value) => filter.options.find((option) => option.value === value)?.label ?? value)
  return words.length > 2 ? `${words.slice(0, 2).join(', ')} +${words.length - 2}` : words.join(', ')
}

export function matchOptions(options: readonly FilterOption[], typed: string): readonly FilterOption[] {
  const needle = typed.trim().toLocaleLowerCase('en-US')
  return needle ? options.filter(({ label }) => label.toLocaleLowerCase('en-US').includes(needle)) : options
}
