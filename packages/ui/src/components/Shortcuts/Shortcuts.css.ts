import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const list = style({ display: 'grid', gap: vars.space[2] })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'baseline',
})

export const keys = style({ display: 'flex', gap: vars.space[1] })

export const key = style({
  minInlineSize: 24,
  paddingInline: '6px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.small,
  background: color.groundRaised,
  color: color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.size[12],
  lineHeight: '20px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
