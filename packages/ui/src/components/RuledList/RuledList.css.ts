import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${color.hairline}`,
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
})

export const withAside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [from.md]: { gridTemplateColumns: '264px minmax(0, 1fr)', gap: vars.space[6] } },
})

export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  minInlineSize: 0,
})

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
