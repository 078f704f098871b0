import { globalStyle, style } from '@vanilla-extract/css'
import { color, vars } from '../theme'

export const root = style({ display: 'flex', alignItems: 'flex-start', flexWrap: 'wrap', gap: vars.space[2] })

/** Search and chips break into further lines together; what concerns the columns keeps its corner. */
export const start = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 1,
  minInlineSize: 0,
})

export const end = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], flex: 'none' })

/** One line however much stands in it. Its padding leaves room for the rings of what has the focus, which it would cut. */
export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  margin: `calc(-1 * ${vars.space[1]})`,
  padding: vars.space[1],
  scrollPaddingInline: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Filters alone stand beside the search; with more it is a line of its own.
  selectors: { '&[data-full]': { flex: `0 0 calc(100% + 2 * ${vars.space[1]})` } },
})
globalStyle(`${strip} > *`, { flex: 'none' })

/** A button among chips is as high as they are. */
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

export const chipWords = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
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
