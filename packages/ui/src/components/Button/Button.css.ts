import { style } from '@vanilla-extract/css'
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { below } from '../../theme/breakpoints'
import { hovered } from '../../theme/hovered'
import { color, vars } from '../../theme/vars.css'

const pressed = '&:active:not(:disabled, [aria-disabled=true])'

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: vars.weight.medium,
    fontSize: vars.size[14],
    lineHeight: vars.leading[14],
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
    selectors: {
      '&:is(:disabled, [aria-disabled=true]:not([data-pending]))': { cursor: 'default', opacity: 0.5 },
      '&[data-pending]': { cursor: 'progress' },
    },
  },
  variants: {
    /** Use at most one `primary` per view. Default: `secondary`. */
    variant: {
      primary: {
        background: color.accent,
        color: color.textOnSolid,
        '@media': hovered({ background: color.accentHover }),
        selectors: { [pressed]: { background: color.accentText } },
      },
      secondary: {
        background: color.groundRaised,
        borderColor: color.borderStrong,
        color: color.text,
        '@media': hovered({ background: color.groundHover }),
        selectors: { [pressed]: { background: color.groundPressed } },
      },
      quiet: {
        background: 'transparent',
        color: color.textMuted,
        '@media': hovered({ background: color.groundHover, color: color.text }),
        selectors: { [pressed]: { background: color.groundPressed, color: color.text } },
      },
      danger: {
        background: color.negative.text,
        color: color.ground,
        '@media': hovered({ opacity: 0.9 }),
      },
    },
    /** Use `small` in dense places such as table rows. Default: `medium`. */
    size: {
      small: { minBlockSize: 28, paddingInline: vars.space[2], fontSize: vars.size[13] },
      medium: { minBlockSize: 36, paddingInline: vars.space[4] },
    },
    isIconOnly: {
      true: {
        paddingInline: 0,
        '@media': { [below.md]: { minInlineSize: 44, minBlockSize: 44 } },
      },
    },
    isWide: { true: { inlineSize: '100%' } },
  },
  compoundVariants: [
    { variants: { isIconOnly: true, size: 'small' }, style: { inlineSize: 28 } },
    { variants: { isIconOnly: true, size: 'medium' }, style: { inlineSize: 36 } },
  ],
  defaultVariants: { variant: 'secondary', size: 'medium' },
})

export type ButtonVariants = Pick<NonNullable<RecipeVariants<typeof button>>, 'variant' | 'size'>

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  // Transparent instead of hidden, so the button keeps its accessible name.
  selectors: { '[data-pending] > &': { opacity: 0 } },
})

export const pendingDots = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  letterSpacing: 2,
})
