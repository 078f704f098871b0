import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const card = style({
  display: 'grid',
  gap: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: 420,
  padding: vars.space[5],
  borderRadius: vars.radius.card,
  background: color.groundRaised,
  boxShadow: vars.shadow.raised,
})

export const title = style({ fontWeight: vars.weight.semibold })

export const facts = style({ display: 'grid', gap: vars.space[3] })

export const label = style({ color: color.textMuted, fontSize: vars.size[12], lineHeight: vars.leading[12] })

export const value = style({ overflowWrap: 'anywhere' })
