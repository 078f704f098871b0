import { vars } from '@partner-dashboard/ui/theme'
import { style } from '@vanilla-extract/css'

/** Takes the focus where nothing in it is left to go on with. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  outline: 'none',
})
