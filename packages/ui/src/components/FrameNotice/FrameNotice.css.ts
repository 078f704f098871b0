import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const notice = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  background: color.caution.soft,
  color: color.caution.text,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  textAlign: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
})
