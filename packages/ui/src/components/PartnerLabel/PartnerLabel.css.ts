import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.measure.control,
  paddingInline: vars.space[2],
  color: color.text,
  fontWeight: vars.weight.medium,
})

export const name = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
