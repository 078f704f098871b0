import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, min(160px, 36%)) minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[4]}`,
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
