import { style } from '@vanilla-extract/css'
import { hovered } from '../../theme/hovered'
import { color, vars } from '../../theme/vars.css'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
})

export const text = style({
  fontFamily: vars.font.mono,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const button = style({
  display: 'inline-flex',
  flex: 'none',
  padding: 3,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  '@media': hovered({ background: color.groundHover, color: color.text }),
})
