import { style } from '@vanilla-extract/css'
import { from, vars } from '../theme'

export const form = style({ maxInlineSize: vars.measure.form })

/** The aside is next to the content from 1080 px on, below it otherwise. */
export const withAside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.measure.aside}` } },
})

export const stack = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 })

export const sideBySide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
