import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const body = style({ display: 'grid', gap: vars.space[3] })

export const error = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  background: color.negative.soft,
  color: color.negative.text,
})
