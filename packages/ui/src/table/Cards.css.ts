import { globalStyle, style } from '@vanilla-extract/css'
import { color, vars } from '../theme'
import { stale } from './Frame.css'

export const list = style({
  display: 'grid',
  // Otherwise a long ID widens all cards.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  selectors: { '&[data-stale]': stale },
})

export const card = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  background: color.groundRaised,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  vars: { '--name-lines': 'none' },
  selectors: { '&[data-chosen]': { borderColor: color.accent, background: color.accentSoft } },
})
globalStyle(`${card}:has([data-row-name] a)`, { cursor: 'pointer' })

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[2] })
/** Checkboxes are in the padding, so names and labels align. */
export const boxPlace = style({ margin: '-4px 0 0 -8px' })
export const menuPlace = style({ margin: '-6px -8px 0 0' })

export const name = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

export const status = style({ flex: 'none', maxInlineSize: '45%' })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[4]}`,
  marginBlockStart: vars.space[1],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontVariantNumeric: 'tabular-nums',
})
export const fact = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: '6px',
  minInlineSize: 0,
  maxInlineSize: '100%',
})
export const label = style({
  flex: 'none',
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
})
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const sort = style({ display: 'flex', justifyContent: 'flex-end', marginBlockEnd: vars.space[2] })
export const sortChoice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: color.textMuted,
})
// As wide as the selected option, where supported.
globalStyle(`${sortChoice} select`, { fieldSizing: 'content', maxInlineSize: '100%' } as object)
