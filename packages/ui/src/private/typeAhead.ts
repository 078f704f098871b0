/** Pause that ends a search (specification, section 9). */
export const TYPE_AHEAD_MS = 500

export interface TypeAhead {
  /** Returns the index of the matching label, or undefined. `from` is the current index; repeating a letter moves to the next match. */
  type(key: TypedKey, labels: readonly string[], from: number): number | undefined
  /** Whether a space belongs to the current search. */
  isTyping(key: TypedKey): boolean
}

/** The relevant part of a keyboard event. Its time is that of the press, however late a busy page handles it. */
export type TypedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp'>

/** Collects keys typed in quick succession as one search. */
export function createTypeAhead(): TypeAhead {
  let typed = ''
  let typedAt = Number.NEGATIVE_INFINITY

  const isTyping = ({ timeStamp }: TypedKey) => typed !== '' && timeStamp - typedAt < TYPE_AHEAD_MS

  return {
    isTyping,
    type(key, labels, from) {
      if (!isTyping(key)) typed = ''
      const isLetter = Array.from(key.key).length === 1 && !key.ctrlKey && !key.metaKey && !key.altKey
      if (!isLetter || (key.key === ' ' && typed === '')) return undefined
      typed += key.key.toLowerCase()
      typedAt = key.timeStamp

      // `aa` is the second label with A, unless a label starts with it.
      const [letter = ''] = typed
      const isRepeated = typed === letter.repeat(typed.length) && !labels.some(beginsWith(typed))
      const search = isRepeated ? letter : typed
      const start = search.length === 1 ? from + 1 : Math.max(from, 0)
      const after = labels.findIndex((label, at) => at >= start && beginsWith(search)(label))
      const match = after >= 0 ? after : labels.findIndex(beginsWith(search))
      return match >= 0 ? match : undefined
    },
  }
}

const beginsWith = (text: string) => (label: string) => label.toLowerCase().startsWith(text)
