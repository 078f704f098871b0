import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const list = style({ display: 'grid', marginBlock: `calc(-1 * ${vars.space[2]})` })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: `calc(100% + 2 * ${vars.space[3]})`,
  marginInline: `calc(-1 * ${vars.space[3]})`,
  padding: vars.space[3],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  textAlign: 'start',
  color: color.text,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.groundHover } },
})

export const text = style({
  fontWeight: vars.weight.medium,
  selectors: { '[data-state=read] &': { fontWeight: vars.weight.regular } },
})

export const facts = style({ color: color.textMuted, fontSize: vars.size[12], lineHeight: vars.leading[12] })

export const note = style({ paddingBlock: vars.space[6], textAlign: 'center', color: color.textMuted })
