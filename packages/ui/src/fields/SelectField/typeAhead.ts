/** How long a pause ends what was typed (section 9). */
export const TYPE_AHEAD_MS = 500

export interface TypeAhead {
  /**
   * Takes a key and answers the place of the label that one means, or nothing: for a key that is no letter, or where no label begins so.
   * `from` is where one stands; the same letter again goes on to the next of its labels.
   */
  type(key: TypedKey, labels: readonly string[], from: number): number | undefined
  /** Whether a blank would belong to what is being typed. */
  isTyping(): boolean
}

/** What a keyboard event says that matters here. */
export type TypedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Letters typed in quick succession, as the beginning of one label. */
export function createTypeAhead(now: () => number = Date.now): TypeAhead {
  let typed = ''
  let typedAt = Number.NEGATIVE_INFINITY

  const isTyping = () => typed !== '' && now() - typedAt < TYPE_AHEAD_MS

  return {
    isTyping,
    type(key, labels, from) {
      if (!isTyping()) typed = ''
      const isLetter = Array.from(key.key).length === 1 && !key.ctrlKey && !key.metaKey && !key.altKey
      if (!isLetter || (key.key === ' ' && typed === '')) return undefined
      typed += key.key.toLowerCase()
      typedAt = now()

      // `aa` is the second label with an A, unless one begins with it.
      const [letter = ''] = typed
      const isRepeated = typed === letter.repeat(typed.length) && !labels.some(beginsWith(typed))
      const wanted = isRepeated ? letter : typed
      const start = wanted.length === 1 ? from + 1 : Math.max(from, 0)
      const after = labels.findIndex((label, at) => at >= start && beginsWith(wanted)(label))
      const found = after >= 0 ? after : labels.findIndex(beginsWith(wanted))
      return found >= 0 ? found : undefined
    },
  }
}

const beginsWith = (text: string) => (label: string) => label.toLowerCase().startsWith(text)
