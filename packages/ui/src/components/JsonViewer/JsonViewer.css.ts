import { style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.groundRaised,
  overflow: 'hidden',
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: 44,
  paddingBlock: vars.space[1],
  paddingInline: `${vars.space[3]} ${vars.space[1]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
})

export const label = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
})

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  flex: '0 1 260px',
  minInlineSize: 0,
  '@media': { [below.sm]: { flex: '1 1 100%', order: 1, paddingInlineEnd: vars.space[2] } },
})

export const searchInput = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 28,
  paddingInline: vars.space[2],
  border: `1px solid ${color.borderField}`,
  borderRadius: vars.radius.control,
  background: color.groundRaised,
  fontSize: vars.size[13],
  selectors: {
    '&:focus-visible': { outlineOffset: -1 },
    '&::placeholder': { color: color.textMuted },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  // iOS zooms into fields with text smaller than 16 px.
  '@media': { [below.md]: { fontSize: vars.size[16], minBlockSize: 36 } },
})

export const count = style({
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const tree = style({
  maxBlockSize: 560,
  overflow: 'auto',
  paddingBlock: vars.space[2],
  fontFamily: vars.font.mono,
  fontSize: vars.size[12],
  lineHeight: '18px',
  textAlign: 'left',
  outline: 'none',
})

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  // On a phone, indentation takes at most half the width.
  paddingInlineStart: `min(calc(${vars.space[2]} + var(--level) * 14px), 50%)`,
  paddingInlineEnd: vars.space[3],
  paddingBlock: 2,
  cursor: 'default',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 22px',
  '@media': { [below.md]: { paddingBlock: 6 } },
  selectors: {
    '&[aria-expanded]': { cursor: 'pointer' },
    '&[data-more]': { cursor: 'pointer', color: color.accentText },
    '&:hover': { background: color.groundHover },
    '&[aria-selected=true]': { background: color.accentSoft },
    [`${tree}:focus-visible &[aria-selected=true]`]: { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
})

export const chevron = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  color: color.textMuted,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(90deg)', justifyContent: 'flex-start' } },
})

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })

export const name = style({ color: color.textMuted })

export const summary = style({ color: color.textMuted })

export const literal = style({ fontWeight: vars.weight.medium })

export const match = style({ borderRadius: 2, background: color.caution.soft, color: color.caution.text })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: 40,
  paddingBlock: vars.space[1],
  paddingInline: `${vars.space[3]} ${vars.space[1]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
})

export const path = style({
  flex: '1 1 120px',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Truncates the start of a path, since its end is more useful.
  direction: 'rtl',
  textAlign: 'left',
  color: color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
})

export const note = style({ padding: vars.space[4], color: color.textMuted, fontSize: vars.size[13] })
