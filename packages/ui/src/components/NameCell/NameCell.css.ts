import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const cell = style({ display: 'grid', minInlineSize: 0 })
// The padding leaves room for the link's focus ring.
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', padding: '2px', margin: '-2px' })
export const note = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
})
