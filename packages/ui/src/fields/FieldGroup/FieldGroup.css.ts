import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below, from } from '../../theme/breakpoints'
import { vars } from '../../theme/vars.css'

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space[2],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontWeight: vars.weight.medium,
})

export const note = style({ selectors: { '&:has(> :empty)': { display: 'none' } } })

const line = { display: 'grid', gap: vars.space[3], alignItems: 'start' } as const

export const layouts = styleVariants({
  single: { ...line, gridTemplateColumns: 'minmax(0, 1fr) auto' },
  pair: { ...line, '@media': { [from.sm]: { gridTemplateColumns: '1fr 1fr auto' } } },
  triple: {
    ...line,
    gridTemplateColumns: 'minmax(0, 1fr) 80px 120px auto',
    '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  },
})

// On a phone, the first of three fields takes a full row.
globalStyle(`${layouts.triple} > :first-child`, { '@media': { [below.sm]: { gridColumn: '1 / -1' } } })

/** Aligns with the inputs below their labels; on a phone, goes below the fields. */
const inLine = { paddingBlockStart: 24 } as const
const aloneOnPhones = { '@media': { [below.sm]: { paddingBlockStart: 0 } } } as const

export const removes = styleVariants({
  single: inLine,
  pair: { ...inLine, ...aloneOnPhones },
  triple: { ...inLine, ...aloneOnPhones },
})
