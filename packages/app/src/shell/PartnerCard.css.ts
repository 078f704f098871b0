import { from, vars } from '@partner-dashboard/ui/theme'
import { style } from '@vanilla-extract/css'

/** At the end of the head. */
export const open = style({ '@media': { [from.md]: { marginInlineStart: 'auto' } } })

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } },
})

/**
 * As tall as all kinds of what needs attention, in lines of 44 px and a hairline: how many come is not known before, and the cards
 * below are not to move. On a phone a card is taller than the screen, and empty room would only be more to pass.
 */
export const attention = style({ '@media': { [from.lg]: { minBlockSize: 6 * 45 } } })
