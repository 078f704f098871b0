import { style } from '@vanilla-extract/css'
import { fadeEdges } from '../../private/fadeEdges.css'
import { color, vars } from '../../theme/vars.css'

const row = style([fadeEdges, { display: 'flex', overflowX: 'auto', scrollbarWidth: 'none' }])

export const nav = style([
  row,
  {
    gap: vars.space[4],
    // Space for the focus ring of the outer tabs, whose text aligns with the content above.
    marginInline: `calc(-1 * ${vars.space[1]})`,
    boxShadow: `inset 0 -1px ${color.hairline}`,
  },
])

const pages = style({ gap: vars.space[1] })
export const secondaryNav = style([row, pages])

export const tab = style({
  flex: 'none',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[1],
  borderBlockEnd: '2px solid transparent',
  // Forced colors make transparent borders visible.
  '@media': { '(forced-colors: active)': { borderBlockEndColor: 'Canvas' } },
  color: color.textMuted,
  fontWeight: vars.weight.medium,
  transition: `color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current]': { color: color.text, borderBlockEndColor: color.accent },
    '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.small },
    [`${pages} > &`]: {
      paddingBlock: vars.space[1],
      paddingInline: vars.space[3],
      borderBlockEnd: 'none',
      borderRadius: vars.radius.full,
      fontSize: vars.size[13],
    },
    [`${pages} > &:hover`]: { background: color.groundHover },
    [`${pages} > &[aria-current]`]: { background: color.info.soft, color: color.info.text },
    // Visible in forced colors only.
    [`${pages} > &[aria-current]:not(:focus-visible)`]: { outline: '2px solid transparent', outlineOffset: -2 },
  },
})
