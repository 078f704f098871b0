import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

export const list = style({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' })

export const link = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  color: color.text,
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { background: color.groundHover } },
  '@media': { [from.md]: { gridTemplateColumns: '360px minmax(0, 1fr)', alignItems: 'center', gap: vars.space[6] } },
})

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
})

export const label = style({ flex: 'none', minInlineSize: 96 })

export const value = style({
  flex: 'none',
  minInlineSize: 48,
  textAlign: 'end',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})

export const share = style({ color: color.textMuted, fontSize: vars.size[13], lineHeight: vars.leading[13] })

export const track = style({
  display: 'block',
  blockSize: 8,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: color.neutral.soft,
})

export const bar = style({
  display: 'block',
  blockSize: '100%',
  background: color.accent,
  transformOrigin: 'left',
})
