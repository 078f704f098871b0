import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, vars } from '../theme'
import { boxColumnWidth, headerHeight, rowHeight } from './measures'

export const row = style({ selectors: { '[data-density=compact] &': { vars: { '--name-lines': '1' } } } })

/** Cells carry the background, since the sticky cell must cover what scrolls below it. Other cells are transparent. */
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
    /** Sticky cell. A layer per row is expensive, so only while the table overflows. */
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

/** Truncates the name inside the cell, so the cell can cast a shadow outside. The padding is for the focus ring. */
export const clip = style({ overflow: 'hidden', textOverflow: 'ellipsis', padding: '2px', margin: '-2px' })

// Keeps focused elements out from under the sticky header.
globalStyle(`${row} :is(a, button, input)`, { scrollMarginBlockStart: `${headerHeight + 16}px` })
globalStyle(`${row} th a`, { fontWeight: vars.weight.medium, borderRadius: vars.radius.small })
globalStyle(`${row}[data-opens]`, { cursor: 'pointer' })
globalStyle(`${row} th a:focus-visible`, { outlineOffset: 0 })
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
