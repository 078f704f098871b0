import { keyframes, style } from '@vanilla-extract/css'
import { backdrop } from '../../private/Backdrop.css'
import { below } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const overlay = style([
  backdrop,
  {
    justifyItems: 'center',
    alignItems: 'start',
    padding: vars.space[4],
    paddingBlockStart: '12vh',
    '@media': { [below.sm]: { padding: vars.space[2] } },
  },
])

export const palette = style({
  display: 'flex',
  inlineSize: '100%',
  maxInlineSize: 600,
  minBlockSize: 0,
  maxBlockSize: '100%',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.groundRaised,
  boxShadow: vars.shadow.overlay,
  overflow: 'hidden',
  animation: `${rise} ${vars.motion.quick}`,
})

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
})

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  flex: 'none',
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${color.hairline}`,
  color: color.textMuted,
})

export const searchInput = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 52,
  border: 0,
  background: 'transparent',
  color: color.text,
  fontSize: vars.size[16],
  textOverflow: 'ellipsis',
  // The field fills the row, so the caret is enough to show focus.
  outline: 'none',
  selectors: {
    '&::placeholder': { color: color.textMuted },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const list = style({
  flex: 1,
  minBlockSize: 0,
  maxBlockSize: vars.measure.menuMaxHeight,
  overflowY: 'auto',
  padding: vars.space[2],
  // Keeps the label of the first group in view.
  scrollPaddingBlock: `36px ${vars.space[2]}`,
  outline: 'none',
})

export const group = style({ selectors: { '& + &': { marginBlockStart: vars.space[2] } } })

export const groupLabel = style({
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.semibold,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: 40,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    // The outline is visible in forced colors only.
    '&[aria-selected=true]': { background: color.groundHover, outline: '2px solid transparent', outlineOffset: -2 },
  },
  '@media': { [below.md]: { minBlockSize: 48 } },
})

export const itemIcon = style({ flex: 'none', display: 'inline-flex', color: color.textMuted })

/** Aligns labels without an icon with those that have one. */
export const noIcon = style({
  display: 'none',
  selectors: { [`${group}:has(${itemIcon}) &`]: { display: 'block', flex: 'none', inlineSize: 16 } },
})

export const itemText = style({ display: 'grid', flex: 1, minInlineSize: 0 })

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const itemLabel = style(clipped)

export const itemDescription = style({
  ...clipped,
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
})

export const note = style({
  flex: 'none',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[4],
  color: color.textMuted,
})

export const failure = style([
  note,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[3] },
])

/** Shown below the current results while more load. */
export const loading = style({
  flex: 'none',
  paddingBlock: `0 ${vars.space[3]}`,
  paddingInline: vars.space[4],
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
})

export const foot = style({
  display: 'flex',
  flex: 'none',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  '@media': { [below.md]: { display: 'none' } },
})
