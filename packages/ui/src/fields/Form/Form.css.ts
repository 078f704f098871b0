import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const form = style({ display: 'grid', gap: vars.space[5], maxInlineSize: vars.measure.form })

export const head = style({ display: 'grid', gap: vars.space[1] })

export const title = style({
  fontSize: vars.size[20],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.01em',
})

export const description = style({ color: color.textMuted })

export const refusal = style({
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: color.negative.soft,
  color: color.negative.text,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
})

/** In a row, or stacked if they are full width. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })
