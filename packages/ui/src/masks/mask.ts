/** Mask of a type. Significant characters carry the value; the mask writes the punctuation. */
export interface Mask {
  /** Formats significant characters. */
  format(significant: string): string
  /** Significant characters of a text. With `upTo`, only those within its first characters (left of a caret). */
  unformat(typed: string, upTo?: number): string
  /** Normalizes a complete text before its characters are read. Not called for edits in the middle. */
  rewrite?(typed: string): string
  /** Character class of significant characters. */
  significant: RegExp
}
