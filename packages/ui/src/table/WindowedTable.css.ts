import { style } from '@vanilla-extract/css'
import { color, vars } from '../theme'
import { sideways } from './Frame.css'

export const region = style([
  sideways,
  {
    overflow: 'auto',
    // Rows have one height.
    vars: { '--frame-sticky-top': '0px', '--name-lines': '1' },
    // Rows are added and removed above; scroll anchoring would jump.
    overflowAnchor: 'none',
    contain: 'strict',
    borderBlockEnd: `1px solid ${color.border}`,
    selectors: { '&[data-overflowing]': { maxBlockSize: 'none' } },
  },
])

export const space = style({ padding: 0, border: 0 })

export const count = style({
  paddingBlock: vars.space[3],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
