import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 360px)',
  justifyContent: 'center',
  alignContent: 'center',
  gap: vars.space[10],
  minBlockSize: '100dvh',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[6],
  background: color.groundSunken,
})
