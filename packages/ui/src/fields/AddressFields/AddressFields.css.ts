import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints'
import { vars } from '../../theme/vars.css'

export const root = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, border: 0, minInlineSize: 0 })

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space[3],
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  fontWeight: vars.weight.semibold,
})

/** State and postal code are side by side if there's room. */
export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
