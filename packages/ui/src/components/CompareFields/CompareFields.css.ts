import { style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

const cellBorder = `1px solid ${color.hairline}`

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  '@media': { [below.sm]: { display: 'block' } },
})

/** On a phone, each value gets its own labeled row instead of breaking words in narrow columns. */
export const head = style({
  '@media': { [below.sm]: { position: 'absolute', inlineSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
})
export const body = style({ '@media': { [below.sm]: { display: 'block' } } })
export const line = style({
  '@media': {
    [below.sm]: { display: 'grid', gap: vars.space[1], paddingBlock: vars.space[3], borderBlockEnd: cellBorder },
  },
})
const inLine = { '@media': { [below.sm]: { padding: 0, border: 0 } } }

const cell = {
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[3]}`,
  borderBlockEnd: cellBorder,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const

export const header = style({
  ...cell,
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.semibold,
})

export const field = style([cell, inLine, { color: color.textMuted, fontWeight: vars.weight.regular }])

export const value = style([
  cell,
  {
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [below.sm]: {
        display: 'grid',
        gridTemplateColumns: '112px minmax(0, 1fr)',
        columnGap: vars.space[3],
        justifyItems: 'start',
        padding: 0,
        border: 0,
        // Screen readers already read the column header.
        selectors: { '&::before': { content: 'attr(data-label) / ""', color: color.textMuted } },
      },
    },
  },
])

const changed = { paddingInline: 4, marginInline: -4, borderRadius: vars.radius.small } as const

export const theirs = style({ ...changed, background: color.caution.soft, color: color.caution.text })
export const yours = style({ ...changed, background: color.info.soft, color: color.info.text })

export const empty = style({ color: color.textMuted })

export const by = style({
  '@media': { [below.sm]: { gridColumnStart: 2 } },
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
})

export const none = style({ color: color.textMuted })
