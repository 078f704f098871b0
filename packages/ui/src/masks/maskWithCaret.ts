import type { FieldType } from '../data/fieldType'
import { type MaskOptions, maskOf } from './fieldMasks'
import type { Mask } from './mask'

export interface CaretOptions extends MaskOptions {
  /**
   * For Backspace or Delete: text before the edit and direction. If only punctuation was deleted, the character next
   * to it is deleted instead.
   */
  deletion?: { previous: string; isForward: boolean }
}

/**
 * Masks an edited text and returns the caret, after the same number of significant characters as before. `typed` and
 * `caret` are the state after the edit. Characters beyond a full mask are dropped at the end.
 */
export function maskWithCaret(
  type: FieldType,
  typed: string,
  caret: number,
  options: CaretOptions = {},
): { value: string; caret: number } {
  const mask = maskOf(type, options)
  if (!mask) return { value: typed, caret }

  // Text left by a deletion, such as `$1,23`, is not new input.
  const isNewText = caret === typed.length && !options.deletion
  const text = isNewText ? (mask.rewrite?.(typed) ?? typed) : typed
  let significant = mask.unformat(text)
  let left = caret < typed.length ? mask.unformat(text, caret).length : significant.length

  const { deletion } = options
  if (deletion && significant === mask.unformat(deletion.previous)) {
    const deleted = deletion.isForward ? left : left - 1
    if (deleted >= 0) significant = significant.slice(0, deleted) + significant.slice(deleted + 1)
    left = Math.max(deleted, 0)
  }

  const value = mask.format(significant)
  const isAtPunctuation = caret > 0 && !mask.significant.test(typed.charAt(caret - 1).toUpperCase())
  return { value, caret: caretBehind(value, left, mask, isAtPunctuation ? caret : 0) }
}

/**
 * Position after `count` significant characters; leading punctuation stays before the caret. Of equivalent positions
 * around punctuation, the one closest to `wanted`.
 */
function caretBehind(value: string, count: number, { significant }: Mask, near: number): number {
  let seen = 0
  let end = value.length
  for (let at = 0; at < value.length; at++) {
    if (!significant.test(value.charAt(at))) continue
    if (seen === count) return count === 0 ? at : Math.min(Math.max(near, end), at)
    if (++seen === count) end = at + 1
  }
  return end
}
