import { keyframes, style } from '@vanilla-extract/css'
import { backdrop } from '../../private/Backdrop.css'
import { below } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

const slide = keyframes({ from: { opacity: 0, transform: 'translateX(24px)' } })
const slideFromLeft = keyframes({ from: { opacity: 0, transform: 'translateX(-24px)' } })

export const overlay = style([
  backdrop,
  {
    justifyItems: 'end',
  },
])

/** Width set by the component; full width on a phone. */
export const panel = style({
  display: 'flex',
  blockSize: '100%',
  minBlockSize: 0,
  maxInlineSize: '100%',
  background: color.groundRaised,
  // For the sticky header of a table inside.
  vars: { [color.ground]: color.groundRaised },
  boxShadow: vars.shadow.overlay,
  animation: `${slide} ${vars.motion.calm}`,
  selectors: { '&:dir(rtl)': { animationName: slideFromLeft } },
  '@media': { [below.md]: { minInlineSize: '100%' } },
})

export const dialog = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  minBlockSize: 0,
  outline: 'none',
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.measure.header,
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
})

export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.size[16],
  lineHeight: vars.leading[16],
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
})

export const body = style({
  overflowY: 'auto',
  padding: vars.space[5],
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
})

/** For lists with their own padding. */
export const flushBody = style([body, { padding: 0 }])

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.hairline}`,
})
