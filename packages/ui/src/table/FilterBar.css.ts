import { globalStyle, style } from '@vanilla-extract/css'
import { color, vars } from '../theme'

export const root = style({ display: 'flex', alignItems: 'flex-start', flexWrap: 'wrap', gap: vars.space[2] })

/** Search and chips wrap together; column settings stay in the corner. */
export const start = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 1,
  minInlineSize: 0,
})

export const end = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], flex: 'none' })

/** Chips wrap instead of being cut off. */
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  // Filters are next to the search; with other chips, they take their own rows.
  selectors: { '&[data-full]': { flex: '0 0 100%' } },
})
globalStyle(`${strip} > *`, { flex: 'none', maxInlineSize: '100%' })

/** Buttons are as tall as chips. */
globalStyle(`${end} > button, ${strip} > button`, {
  minBlockSize: vars.measure.control,
  paddingInline: vars.space[3],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
})

export const chip = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  blockSize: vars.measure.control,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.full,
  background: color.groundRaised,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover, &:has([aria-expanded=true])': { borderColor: color.borderStrong },
    '&[data-active]': { background: color.accentSoft, borderColor: 'transparent', color: color.accentText },
    '&[data-active]:hover, &[data-active]:has([aria-expanded=true])': { background: color.accentSoftHover },
  },
})

export const chipButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minInlineSize: 0,
  paddingBlock: 0,
  paddingInline: `${vars.space[3]} 10px`,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: { '[data-active] > &': { paddingInlineEnd: '2px' } },
})

export const moreFilters = style([
  chip,
  {
    alignItems: 'center',
    gap: '6px',
    paddingInline: vars.space[3],
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    selectors: { '&[aria-expanded=true]': { borderColor: color.borderStrong } },
  },
])

export const chipText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const chipLabel = style({ fontWeight: vars.weight.regular })
export const chevron = style({ flex: 'none', color: color.textMuted })

export const chipClear = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  margin: '3px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.accentSoftHover } },
})

export const clearAll = style({
  blockSize: vars.measure.control,
  padding: `0 ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.textMuted,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.text, background: color.groundHover } },
})

export const number = style({
  minInlineSize: '18px',
  padding: '0 5px',
  borderRadius: vars.radius.full,
  background: color.accent,
  color: color.textOnSolid,
  fontSize: vars.size[12],
  lineHeight: '18px',
  textAlign: 'center',
})
