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
    /** Emphasis compared with the surrounding text. */
    tone: {
      accent: { color: color.accentText },
      // Row name: marked by weight instead of color.
      plain: { color: color.text, fontWeight: vars.weight.medium },
      muted: { color: color.textMuted, selectors: { '&:hover': { color: color.text } } },
      bare: { selectors: { '&:hover': { textDecoration: 'none' } } },
    },
  },
  defaultVariants: { tone: 'accent' },
})

export type LinkVariants = NonNullable<RecipeVariants<typeof link>>
