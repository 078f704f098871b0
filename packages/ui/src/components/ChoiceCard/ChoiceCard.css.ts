import { style } from '@vanilla-extract/css'
import { hovered } from '../../theme/hovered'
import { color, vars } from '../../theme/vars.css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: vars.space[4],
})

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[5],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.groundRaised,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.quick}`,
  '@media': hovered({ borderColor: color.accent }),
})

export const words = style({ display: 'grid', minInlineSize: 0 })
export const title = style({ fontWeight: vars.weight.semibold })
export const note = style({ color: color.textMuted, fontSize: vars.size[13], lineHeight: vars.leading[13] })
