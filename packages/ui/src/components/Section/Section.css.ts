import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[3]}`,
})

export const words = style({ minInlineSize: 0 })

export const title = style({
  fontSize: vars.size[16],
  lineHeight: vars.leading[16],
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
})

export const description = style({ maxInlineSize: vars.measure.form, color: color.textMuted })
