import { contrastOf } from '../components/ContrastCheck/contrast'

/** Contrast ratio of two elements' opaque backgrounds, for stories; NaN if one has none. */
export function contrastOnScreen(one: Element, other: Element): number {
  return contrastOf(hexOf(one), hexOf(other)) ?? Number.NaN
}

function hexOf(element: Element): string {
  const parts =
    getComputedStyle(element)
      .backgroundColor.match(/^rgb\((\d+), (\d+), (\d+)\)$/)
      ?.slice(1) ?? []
  return parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')
}
