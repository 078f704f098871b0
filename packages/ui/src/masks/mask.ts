/** One masked type. The significant characters are what the person means; the rest is punctuation that the mask writes. */
export interface Mask {
  /** Significant characters to what is shown. */
  format(significant: string): string
  /**
   * The significant characters of a text. With `upTo`, those of its first so many characters, read with the whole text in view: what a
   * caret standing there has to its left.
   */
  unformat(typed: string, upTo?: number): string
  /** Puts a whole text in order before its characters are read; not for an edit in the middle, where the rest is still in order. */
  rewrite?(typed: string): string
  /** The character class of what is significant in the shown text. */
  significant: RegExp
}
