import { style } from '@vanilla-extract/css'
import { below, from } from '../../theme/breakpoints'
import { vars } from '../../theme/vars.css'

export const cell = style({
  display: 'grid',
  justifyItems: 'end',
  fontVariantNumeric: 'tabular-nums',
  // In a card, the change follows its value on the same line.
  '@media': {
    [below.md]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[2] },
  },
})
export const change = style({
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  '@media': { [from.md]: { minBlockSize: vars.leading[12] } },
})
