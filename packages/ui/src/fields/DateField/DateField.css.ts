import { style } from '@vanilla-extract/css'
import * as range from '../../dateRange/CustomRange.css'
import { color, vars } from '../../theme/vars.css'

const selected = style({
  selectors: {
    '&[data-selected]': { borderRadius: vars.radius.control, background: color.accent, color: color.textOnSolid },
  },
})

export const day = style([range.day, selected])

export const today = style([range.today, selected])
