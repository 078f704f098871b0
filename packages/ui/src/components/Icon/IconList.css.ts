import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const entry = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], color: color.text })
