import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Aligns to the top next to a taller card.
  alignContent: 'start',
  gap: vars.space[5],
  padding: vars.space[5],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.groundRaised,
})

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })

export const title = style({
  minInlineSize: 0,
  fontWeight: vars.weight.semibold,
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  overflowWrap: 'anywhere',
})

export const actions = style({ '@media': { [from.md]: { marginInlineStart: 'auto' } } })
