import { color, from, vars } from '@partner-dashboard/ui/theme'
import { style } from '@vanilla-extract/css'

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

/** Cards beside each other where there is room for two. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** What is filled in: no wider than a form. */
export const form = style([stack, { maxInlineSize: vars.measure.form }])

/** Buttons side by side; on a narrow screen they go on below. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })

export const note = style({
  margin: 0,
  color: color.textMuted,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  overflowWrap: 'anywhere',
})

export const rowNames = style([
  note,
  { maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
])

export const error = style([note, { color: color.negative.text }])

export const caution = style([note, { color: color.caution.text }])

/** Several small fields beside each other. */
export const fields = style({
  display: 'grid',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' } },
})

/** One thing under the other, a hairline between two. */
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0 })

export const item = style([
  stack,
  {
    listStyle: 'none',
    paddingBlock: vars.space[4],
    borderBlockStart: `1px solid ${color.hairline}`,
  },
])

/** A row to repair: which it is beside what is wrong with it. */
export const row = style([
  item,
  { alignItems: 'start', '@media': { [from.md]: { gridTemplateColumns: '192px minmax(0, 1fr)', gap: vars.space[6] } } },
])

/** On a narrow screen two lines: which row it is, and what can be done with it. */
export const rowHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  alignItems: 'center',
  justifyItems: 'start',
  minInlineSize: 0,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const itemHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
})

export const itemTitle = style({
  margin: 0,
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  fontWeight: vars.weight.semibold,
})

export const atEnd = style({ marginInlineStart: 'auto' })

/** Stays in reach while a long list is worked through. */
export const bar = style([
  actions,
  {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.layer.sticky,
    paddingBlock: vars.space[3],
    borderBlockStart: `1px solid ${color.border}`,
    background: color.ground,
  },
])

export const cell = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start', minInlineSize: 0 })

/** A field fills its place; what stands under it does not. */
export const cellField = style({ justifySelf: 'stretch', minInlineSize: 0 })

export const steps = style([note, { paddingInlineStart: vars.space[5], listStyle: 'decimal' }])

/** What a test found. */
export const result = style([
  stack,
  {
    gap: vars.space[1],
    padding: vars.space[3],
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-tone=positive]': { background: color.positive.soft },
      '&[data-tone=negative]': { background: color.negative.soft },
    },
  },
])

export const resultTitle = style([itemTitle, {}])

export const objects = style({
  margin: 0,
  paddingInlineStart: vars.space[5],
  fontFamily: vars.font.mono,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  overflowWrap: 'anywhere',
})
