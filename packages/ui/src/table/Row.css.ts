import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, vars } from '../theme'
import { boxColumnWidth, headerHeight, rowHeight } from './measures'

export const row = style({})

/** Cells, not rows, carry the colours: one that stays in place sideways must cover what passes below it. The others paint no ground of their own. */
export const cell = recipe({
  base: {
    boxSizing: 'border-box',
    blockSize: `${rowHeight.comfortable}px`,
    padding: `0 ${vars.space[3]}`,
    borderBlockEnd: `1px solid ${color.hairline}`,
    fontSize: vars.size[13],
    lineHeight: vars.leading[13],
    fontWeight: vars.weight.regular,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    scrollMarginBlockStart: `${headerHeight + 8}px`,
    selectors: {
      '[data-density=compact] &': { blockSize: `${rowHeight.compact}px` },
      '&:focus-visible': { outlineOffset: '-2px' },
      [`${row}[data-chosen] &`]: { backgroundImage: `linear-gradient(${color.accentSoft}, ${color.accentSoft})` },
    },
    '@media': {
      '(hover: hover)': {
        selectors: {
          [`${row}:hover &`]: { backgroundImage: `linear-gradient(${color.groundHover}, ${color.groundHover})` },
          [`${row}[data-chosen]:hover &`]: {
            backgroundImage: `linear-gradient(${color.accentSoftHover}, ${color.accentSoftHover})`,
          },
        },
      },
    },
  },
  variants: {
    align: { start: {}, end: { textAlign: 'end' } },
    kind: {
      value: {},
      box: { padding: 0, textAlign: 'center' },
      menu: { padding: '0 6px', textAlign: 'end' },
    },
    /** Where a cell stays when the others pass below it sideways; a layer for each row is costly, so only where they do. */
    stays: {
      start: {
        selectors: {
          '[data-overflowing] &': {
            position: 'sticky',
            insetInlineStart: 0,
            zIndex: vars.layer.sticky,
            backgroundColor: color.ground,
          },
        },
      },
      afterBoxes: {
        selectors: {
          '[data-overflowing] &': {
            position: 'sticky',
            insetInlineStart: `${boxColumnWidth}px`,
            zIndex: vars.layer.sticky,
            backgroundColor: color.ground,
          },
        },
      },
    },
  },
})

/** Cuts the name off by itself: the cell's own edge must be able to cast a shadow outwards. */
export const clip = style({ overflow: 'hidden', textOverflow: 'ellipsis' })

// Nothing may hide below the sticky header when focus brings it into view.
globalStyle(`${row} :is(a, button, input)`, { scrollMarginBlockStart: `${headerHeight + 16}px` })
globalStyle(`${row} th a`, { fontWeight: vars.weight.medium, borderRadius: vars.radius.small })
// The id below the name.
globalStyle(`${row} th small`, {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: color.textMuted,
  // Or an x between digits becomes a times sign.
  fontVariantLigatures: 'no-contextual',
})
globalStyle(`[data-density=compact] ${row} th small`, { display: 'inline', marginInlineStart: vars.space[2] })
globalStyle(`${row}[data-opens]`, { cursor: 'pointer' })
globalStyle(`${row} th a:hover`, { color: color.accentText })

export const menuButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  verticalAlign: 'middle',
  selectors: {
    '&:hover': { background: color.groundHover, color: color.text },
    '&[aria-expanded=true]': { background: color.groundPressed, color: color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
