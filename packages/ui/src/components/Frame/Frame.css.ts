import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

const bannerOffset = vars.measure.sandboxBanner

/** Bottom edge of the header, below which content sticks, such as table headers. */
export const root = style({
  minBlockSize: '100dvh',
  vars: { '--frame-sticky-top': vars.measure.header },
  selectors: {
    '&[data-banner=true]': { vars: { '--frame-sticky-top': `calc(${bannerOffset} + ${vars.measure.header})` } },
  },
})

globalStyle(`:root:has(${root})`, {
  // Keeps focused elements out from under the header.
  scrollPaddingBlockStart: vars.measure.header,
  // Where scroll bars take space, short pages and those behind a modal are as wide as long ones.
  '@media': { [from.md]: { scrollbarGutter: 'stable' } },
})
globalStyle(`:root:has(${root}[data-banner=true])`, {
  scrollPaddingBlockStart: `calc(${bannerOffset} + ${vars.measure.header})`,
})

export const skip = style({
  position: 'absolute',
  insetBlockStart: -100,
  insetInlineStart: vars.space[2],
  zIndex: vars.layer.toast,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  background: color.accent,
  color: color.textOnSolid,
  selectors: { '&:focus': { insetBlockStart: vars.space[2] } },
})

export const banner = style({ position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.frame })

export const columns = style({
  '@media': { [from.md]: { display: 'grid', gridTemplateColumns: `${vars.measure.sidebar} minmax(0, 1fr)` } },
})

export const sidebar = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: vars.measure.sidebar,
  background: color.groundSunken,
  borderInlineEnd: `1px solid ${color.hairline}`,
  overflowY: 'auto',
  '@media': {
    [from.md]: {
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvh',
      selectors: {
        '[data-banner=true] &': { insetBlockStart: bannerOffset, blockSize: `calc(100dvh - ${bannerOffset})` },
      },
    },
    [below.md]: {
      position: 'fixed',
      insetBlock: 0,
      insetInlineStart: 0,
      zIndex: vars.layer.overlay,
      inlineSize: `min(${vars.measure.sidebar}, 85vw)`,
      visibility: 'hidden',
      transform: 'translateX(-100%)',
      transition: `transform ${vars.motion.calm}, visibility ${vars.motion.calm}`,
      selectors: {
        '&:dir(rtl)': { transform: 'translateX(100%)' },
        '&[data-open=true]': { visibility: 'visible', transform: 'none', boxShadow: vars.shadow.overlay },
      },
    },
  },
})

export const shade = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.frame,
  background: color.overlay,
  '@media': { [from.md]: { display: 'none' } },
})

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.frame,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  blockSize: vars.measure.header,
  paddingInline: vars.space[2],
  background: color.ground,
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: { '[data-banner=true] &': { insetBlockStart: bannerOffset } },
  '@media': { [from.md]: { paddingInline: `${vars.space[8]} ${vars.space[6]}` } },
})

export const headerStart = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], minInlineSize: 0 })

export const headerEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  flex: 'none',
  maxInlineSize: '50%',
})

export const onlyNarrow = style({ display: 'inline-flex', '@media': { [from.md]: { display: 'none' } } })

export const content = style({ minInlineSize: 0, outline: 'none' })

export const sidebarHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  blockSize: vars.measure.header,
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
})

export const switcher = style({
  display: 'grid',
  // As tall while it loads.
  minBlockSize: `calc(${vars.measure.menuItem} + ${vars.space[3]})`,
  paddingInline: vars.space[3],
  paddingBlockEnd: vars.space[3],
})

export const entries = style({
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'start',
  flex: 1,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
})

export const sidebarFoot = style({ padding: vars.space[3] })

export const section = style({ display: 'grid', gap: 2 })

export const sectionLabel = style({
  paddingInline: vars.space[2],
  paddingBlockEnd: vars.space[1],
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.medium,
})

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: 32,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  color: color.textMuted,
  fontWeight: vars.weight.medium,
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { background: color.groundHover, color: color.text },
    '&[aria-current=page]': { background: color.accentSoft, color: color.accentText },
    // Visible in forced colors only.
    '&[aria-current=page]:not(:focus-visible)': { outline: '2px solid transparent', outlineOffset: -2 },
  },
  '@media': { [below.md]: { minBlockSize: 44 } },
})
