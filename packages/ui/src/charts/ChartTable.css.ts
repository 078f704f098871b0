import { style } from '@vanilla-extract/css'
import { color, vars } from '../theme/vars.css'

export const box = style({ blockSize: '100%', overflow: 'auto', borderRadius: vars.radius.small })

export const table = style({
  inlineSize: '100%',
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontVariantNumeric: 'tabular-nums',
})

const cell = style({ paddingBlock: '6px', paddingInline: vars.space[2], borderBlockEnd: `1px solid ${color.hairline}` })

export const head = style([
  cell,
  {
    position: 'sticky',
    insetBlockStart: 0,
    background: color.ground,
    color: color.textMuted,
    fontSize: vars.size[12],
    fontWeight: vars.weight.semibold,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    selectors: { '&:first-child': { textAlign: 'start' } },
  },
])

export const category = style([
  cell,
  { textAlign: 'start', fontWeight: vars.weight.regular, overflowWrap: 'anywhere', minInlineSize: 96 },
])

export const value = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }])
