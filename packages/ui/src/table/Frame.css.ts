import { globalStyle, style } from '@vanilla-extract/css'
import { color, vars } from '../theme'
import { headerHeight } from './measures'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', position: 'relative' })

/**
 * Does not scroll, and lets the header stick to the page, until the table is wider than it. Then it scrolls both ways inside the
 * window, since a header cannot stick to the page from inside something that scrolls.
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
      vars: { '--table-sticky-top': '0px' },
    },
    // Fades where columns go on, so that no word ends in the middle.
    '&[data-more-end]': { maskImage: 'linear-gradient(to left, transparent, #000 32px)' },
    '&[data-more-end]:dir(rtl)': { maskImage: 'linear-gradient(to right, transparent, #000 32px)' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const table = style({
  tableLayout: 'fixed',
  // Collapsed borders do not travel with sticky cells.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  inlineSize: '100%',
})

/**
 * Rows of the question before. Not by opacity, which would take the words below the contrast that they need. Only the way there takes its time:
 * what is new, and another appearance, stands at once.
 */
export const stale = {
  color: color.textMuted,
  filter: 'saturate(0.3)',
  transition: `color ${vars.motion.quick} 150ms, filter ${vars.motion.quick} 150ms`,
} as const

export const body = style({
  color: color.text,
  selectors: { '&[data-stale]': stale },
})

// The soft edge of the column that stays, only while something passes below it.
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
