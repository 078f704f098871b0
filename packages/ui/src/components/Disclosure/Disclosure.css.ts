import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const root = style({
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${color.hairline}` } },
})

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: 44,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[1],
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.groundHover },
    '&[data-disabled]': { color: color.textMuted, cursor: 'default' },
    '&[data-focus-visible]': { outlineOffset: -2 },
  },
})

export const chevron = style({
  flex: 'none',
  display: 'inline-flex',
  color: color.textMuted,
  transition: `transform ${vars.motion.quick}`,
  selectors: {
    '[aria-expanded=true] > &': { transform: 'rotate(90deg)' },
    '[aria-expanded=false] > &:dir(rtl)': { transform: 'scaleX(-1)' },
  },
})

export const title = style({ flex: 1, minInlineSize: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const note = style({
  flex: '0 1 auto',
  maxInlineSize: '60%',
  color: color.textMuted,
  fontSize: vars.size[13],
  textAlign: 'end',
  overflowWrap: 'anywhere',
})

export const panel = style({
  paddingInline: `calc(${vars.space[6]} + ${vars.space[1]}) ${vars.space[1]}`,
  overflowWrap: 'anywhere',
})

export const panelInner = style({ paddingBlockEnd: vars.space[4] })
