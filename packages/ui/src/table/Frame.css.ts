import { globalStyle, style } from '@vanilla-extract/css'
import { color, vars } from '../theme'
import { headerHeight } from './measures'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  position: 'relative',
  scrollMarginBlockStart: vars.space[4],
})

/**
 * Doesn't scroll unless the table is wider, so the header can stick to the page. A wider table scrolls in both
 * directions within the window, since sticky headers don't work inside scroll containers.
 */
export const sideways = style({
  position: 'relative',
  // Columns share its width.
  containerType: 'inline-size',
  selectors: {
    '&[data-overflowing]': {
      overflow: 'auto',
      maxBlockSize: 'max(360px, calc(100dvh - 176px))',
      overscrollBehaviorX: 'contain',
      scrollPaddingBlockStart: `${headerHeight}px`,
      vars: { '--frame-sticky-top': '0px' },
    },
    // Fades the edge while there are more columns.
    '&[data-more-end]': { maskImage: 'linear-gradient(to left, transparent, #000 32px)' },
    '&[data-more-end]:dir(rtl)': { maskImage: 'linear-gradient(to right, transparent, #000 32px)' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const table = style({
  tableLayout: 'fixed',
  // Collapsed borders don't move with sticky cells.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  inlineSize: '100%',
})

/** Rows of the previous request. Uses color instead of opacity to keep the contrast. Only fading out is animated. */
export const stale = {
  color: color.textMuted,
  filter: 'saturate(0.3)',
  transition: `color ${vars.motion.quick} 150ms, filter ${vars.motion.quick} 150ms`,
} as const

export const body = style({
  color: color.text,
  selectors: { '&[data-stale]': stale },
})

// Shadow of the sticky column, only while content scrolls below it.
globalStyle(`${sideways} [data-edge]`, { overflow: 'visible' })
globalStyle(`${sideways}[data-overflowing] [data-edge]::after`, {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '100%',
  inlineSize: '10px',
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${vars.motion.quick}`,
  background: 'linear-gradient(to right, rgb(0 0 0 / 0.08), transparent)',
})
globalStyle(`${sideways}[data-overflowing]:dir(rtl) [data-edge]::after`, {
  background: 'linear-gradient(to left, rgb(0 0 0 / 0.08), transparent)',
})
globalStyle(`.dark ${sideways}[data-overflowing] [data-edge]::after`, {
  background: 'linear-gradient(to right, rgb(0 0 0 / 0.4), transparent)',
})
globalStyle(`${sideways}[data-overflowing][data-more-start] [data-edge]::after`, { opacity: 1 })
