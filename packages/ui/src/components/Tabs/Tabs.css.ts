import { style } from '@vanilla-extract/css'
import { fadeEdges } from '../../private/fadeEdges.css'
import { color, vars } from '../../theme/vars.css'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] })

export const list = style([
  fadeEdges,
  {
    display: 'flex',
    gap: vars.space[4],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Space for the focus ring of the outer tabs, whose text aligns with the content above.
    marginInline: `calc(-1 * ${vars.space[1]})`,
    boxShadow: `inset 0 -1px ${color.hairline}`,
  },
])

export const tab = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[1],
  borderBlockEnd: '2px solid transparent',
  // Forced colors make transparent borders visible.
  '@media': { '(forced-colors: active)': { borderBlockEndColor: 'Canvas' } },
  color: color.textMuted,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  transition: `color ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered]': { color: color.text },
    '&[data-selected]': { color: color.text, borderBlockEndColor: color.accent },
    '&[data-disabled]': { color: color.textMuted, opacity: 0.6, cursor: 'default' },
    '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.small },
  },
})

export const count = style({
  paddingInline: 6,
  borderRadius: vars.radius.full,
  background: color.neutral.soft,
  color: color.neutral.text,
  fontSize: vars.size[12],
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
})

export const panel = style({ minInlineSize: 0 })
