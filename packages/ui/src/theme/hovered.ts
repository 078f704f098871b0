export interface Hovered {
  background?: string
  borderColor?: string
  color?: string
  opacity?: number
}

/** Hover styles for mice only: touch leaves no hover state, and pressed, open or disabled elements have none. */
export const hovered = (rule: Hovered) => ({
  '(hover: hover)': {
    selectors: { '&:hover:not(:active, :disabled, [aria-disabled=true], [aria-expanded=true])': rule },
  },
})
