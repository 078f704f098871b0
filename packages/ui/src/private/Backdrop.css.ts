import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints'
import { color, vars } from '../theme/vars.css'

const fade = keyframes({ from: { opacity: 0 } })

/** Layer behind a modal; ends above a phone's on-screen keyboard. */
export const backdrop = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  zIndex: vars.layer.overlay,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: color.overlay,
  animation: `${fade} ${vars.motion.quick}`,
  transition: `opacity ${vars.motion.quick}`,
  selectors: { '&[data-exiting]': { opacity: 0 } },
})

// No layer covers the place of the page's scroll bar, which only shows the page's color. A modal keeps the place in its
// inline style, and on wide screens the frame always does.
const behind = { background: color.overlay }
globalStyle(`html[style*='scrollbar-gutter']:has(> body > ${backdrop})`, behind)
globalStyle(`html:has(> body > ${backdrop})`, { '@media': { [from.md]: behind } })
