import { style } from '@vanilla-extract/css'
import { color, vars } from '../theme'

/** As tall as a few rows, so nothing jumps when rows arrive. */
export const panel = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '220px',
  padding: `${vars.space[8]} ${vars.space[4]}`,
})

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[1]} ${vars.space[1]} ${vars.space[1]} ${vars.space[3]}`,
  marginBlockEnd: vars.space[2],
  borderRadius: vars.radius.control,
  background: color.negative.soft,
  color: color.negative.text,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
})
