import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { color, vars } from '../../theme/vars.css'

export const link = recipe({
  base: {
    borderRadius: vars.radius.small,
    textUnderlineOffset: 3,
    textDecorationThickness: 1,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  variants: {
    /** How much it stands out from the words around it. */
    tone: {
      accent: { color: color.accentText },
      // The name of a row: found by its weight, not by its colour.
      plain: { color: color.text, fontWeight: vars.weight.medium },
      muted: { color: color.textMuted, selectors: { '&:hover': { color: color.text } } },
      bare: { selectors: { '&:hover': { textDecoration: 'none' } } },
    },
  },
  defaultVariants: { tone: 'accent' },
})

export type LinkVariants = NonNullable<RecipeVariants<typeof link>>
