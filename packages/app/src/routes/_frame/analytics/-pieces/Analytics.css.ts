import { from, vars } from '@partner-dashboard/ui/theme'
import { style } from '@vanilla-extract/css'

export const choices = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })

export const sideBySide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const stack = style({ display: 'grid', gap: vars.space[6] })
