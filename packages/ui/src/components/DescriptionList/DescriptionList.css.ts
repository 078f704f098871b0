import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': {
    [from.sm]: {
      gridTemplateColumns: 'minmax(96px, 160px) minmax(0, 1fr)',
      columnGap: vars.space[4],
      rowGap: vars.space[2],
    },
  },
})

/** Groups label and value for screen readers; its children take part in the list's grid. */
export const pair = style({ '@media': { [from.sm]: { display: 'contents' } } })

export const label = style({ color: color.textMuted, fontSize: vars.size[13], lineHeight: vars.leading[13] })

export const value = style({
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
