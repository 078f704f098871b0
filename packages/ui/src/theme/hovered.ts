export interface Hovered {
  background?: string
  borderColor?: string
  color?: string
  opacity?: number
}

/** Media rules for under the mouse. A finger that has gone leaves no hover behind, and what is pressed, open or cannot be pressed has none. */
export const hovered = (rule: Hovered) => ({
  '(hover: hover)': { selectors: { '&:hover:not(:active, :disabled, [data-pending], [aria-expanded=true])': rule } },
})
