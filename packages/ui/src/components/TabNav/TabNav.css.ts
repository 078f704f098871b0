import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const nav = style({
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Space for the focus ring of the outer tabs, whose text aligns with the content above.
  marginInline: `calc(-1 * ${vars.space[1]})`,
  boxShadow: `inset 0 -1px ${color.hairline}`,
})

export const secondaryNav = style({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const tab = style({
  flex: 'none',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[1],
  borderBlockEnd: '2px solid transparent',
  color: color.textMuted,
  fontWeight: vars.weight.medium,
  transition: `color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current]': { color: color.text, borderBlockEndColor: color.accent },
    '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.small },
    [`${secondaryNav} > &`]: {
      paddingBlock: vars.space[1],
      paddingInline: vars.space[3],
      borderBlockEnd: 'none',
      borderRadius: vars.radius.full,
      fontSize: vars.size[13],
    },
    [`${secondaryNav} > &:hover`]: { background: color.groundHover },
    [`${secondaryNav} > &[aria-current]`]: { background: color.info.soft, color: color.info.text },
  },
})
