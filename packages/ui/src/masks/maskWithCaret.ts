import type { FieldType } from '../data/fieldType'
import { type MaskOptions, maskOf } from './fieldMasks'
import type { Mask } from './mask'

export interface CaretOptions extends MaskOptions {
  /**
   * Given when the edit was Backspace or Delete: what the field showed before it, and the way it went. Where only punctuation fell to the
   * key, the character beyond it goes instead, so that no key is without effect.
   */
  deletion?: { previous: string; isForward: boolean }
}

/**
 * Masks a text that was edited anywhere and says where the caret belongs: behind as many significant characters as it had to its left.
 * `typed` and `caret` are what the browser shows after the edit. A full mask pushes its last characters out.
 */
export function maskWithCaret(
  type: FieldType,
  typed: string,
  caret: number,
  options: CaretOptions = {},
): { value: string; caret: number } {
  const mask = maskOf(type, options)
  if (!mask) return { value: typed, caret }

  // What a deletion leaves, such as `$1,23`, is the mask's own text and not a new one.
  const isNewText = caret === typed.length && !options.deletion
  const text = isNewText ? (mask.rewrite?.(typed) ?? typed) : typed
  let significant = mask.unformat(text)
  let left = caret < typed.length ? mask.unformat(text, caret).length : significant.length

  const { deletion } = options
  if (deletion && significant === mask.unformat(deletion.previous)) {
    const gone = deletion.isForward ? left : left - 1
    if (gone >= 0) significant = significant.slice(0, gone) + significant.slice(gone + 1)
    left = Math.max(gone, 0)
  }

  const value = mask.format(significant)
  const isAtPunctuation = caret > 0 && !mask.significant.test(typed.charAt(caret - 1).toUpperCase())
  return { value, caret: caretBehind(value, left, mask, isAtPunctuation ? caret : 0) }
}

/**
 * Where `count` significant characters end; before the first one for none, so that punctuation in front stays in front. Of the places that mean
 * the same, before punctuation, in it and behind it, the one nearest to `wanted`.
 */
function caretBehind(value: string, count: number, { significant }: Mask, wanted: number): number {
  let seen = 0
  let end = value.length
  for (let at = 0; at < value.length; at++) {
    if (!significant.test(value.charAt(at))) continue
    if (seen === count) return count === 0 ? at : Math.min(Math.max(wanted, end), at)
    if (++seen === count) end = at + 1
  }
  return end
}
