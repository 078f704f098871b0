import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 120px) minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(96px, 160px) minmax(0, 1fr)' } },
})

/** Groups label and value for screen readers; its children take part in the list's grid. */
export const pair = style({ display: 'contents' })

export const label = style({ color: color.textMuted, fontSize: vars.size[13], lineHeight: vars.leading[13] })

export const value = style({
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
