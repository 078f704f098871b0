import { style } from '@vanilla-extract/css'
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { below } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

// Hover and press are react-aria's data attributes on buttons and the browser's own states on links that look like buttons.
const hovered = '&[data-hovered], &:is(a):hover'
const pressed = '&[data-pressed], &:is(a):active'

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
      '&[data-disabled]': { cursor: 'default', opacity: 0.5 },
      '&[data-pending]': { cursor: 'progress' },
    },
  },
  variants: {
    variant: {
      primary: {
        background: color.accent,
        color: color.textOnSolid,
        selectors: { [hovered]: { background: color.accentHover }, [pressed]: { background: color.accentText } },
      },
      secondary: {
        background: color.groundRaised,
        borderColor: color.borderStrong,
        color: color.text,
        selectors: { [hovered]: { background: color.groundHover }, [pressed]: { background: color.groundPressed } },
      },
      quiet: {
        background: 'transparent',
        color: color.textMuted,
        selectors: {
          [hovered]: { background: color.groundHover, color: color.text },
          [pressed]: { background: color.groundPressed, color: color.text },
        },
      },
      danger: {
        background: color.negative.text,
        color: color.ground,
        selectors: { [hovered]: { opacity: 0.9 } },
      },
    },
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
  // Not hidden: the button keeps its name while it is pending.
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
