import { color, from, vars } from '@partner-dashboard/ui/theme'
import { style } from '@vanilla-extract/css'

/** Buttons side by side; on a narrow screen they go on below. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })

export const note = style({ color: color.textMuted, fontSize: vars.size[13], lineHeight: vars.leading[13] })

export const error = style([note, { color: color.negative.text, selectors: { '&:empty': { display: 'none' } } }])

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

const group = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0, margin: 0, padding: 0, border: 0 })

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space[2],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontWeight: vars.weight.medium,
})

export const types = style([
  group,
  { columnGap: vars.space[4], '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
])

export const headers = style([group, { gridTemplateColumns: 'minmax(0, 1fr)' }])

export const header = style({
  display: 'grid',
  gap: vars.space[2],
  alignItems: 'end',
  '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr auto' } },
})

/** Read whole, in as many lines as it takes. */
export const code = style({
  display: 'block',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  lineHeight: vars.leading[12],
})
