import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, vars } from '../theme'
import { boxColumnWidth, headerHeight } from './measures'

const layerOfHeader = '2'

/** The row is sticky instead of each cell, which would need a layer per cell. */
export const head = style({
  position: 'sticky',
  insetBlockStart: 'var(--frame-sticky-top, 0px)',
  zIndex: layerOfHeader,
})

export const cell = recipe({
  base: {
    boxSizing: 'border-box',
    position: 'relative',
    blockSize: `${headerHeight}px`,
    padding: `0 ${vars.space[3]}`,
    backgroundColor: color.ground,
    borderBlockEnd: `1px solid ${color.border}`,
    color: color.textMuted,
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    fontWeight: vars.weight.semibold,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  },
  variants: {
    align: { start: {}, end: { textAlign: 'end' } },
    kind: { value: {}, box: { padding: 0, textAlign: 'center' }, menu: { padding: 0 } },
    /** Sticky in both directions. */
    stays: {
      start: { selectors: { '[data-overflowing] &': { position: 'sticky', insetInlineStart: 0, zIndex: '1' } } },
      afterBoxes: {
        selectors: {
          '[data-overflowing] &': { position: 'sticky', insetInlineStart: `${boxColumnWidth}px`, zIndex: '1' },
        },
      },
    },
  },
})

export const label = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' })

/** Fills the header cell; its text aligns with the cells. */
export const sortButton = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    inlineSize: `calc(100% + 2 * ${vars.space[2]})`,
    marginInline: `calc(-1 * ${vars.space[2]})`,
    paddingInline: vars.space[2],
    paddingBlock: 0,
    blockSize: '24px',
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.groundHover, color: color.text },
      '&[data-sorted]': { color: color.text },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
  variants: {
    // The arrow is before the name in right-aligned columns, so name and amounts align.
    align: { start: {}, end: { flexDirection: 'row-reverse', textAlign: 'end' } },
  },
})

export const arrow = style({
  flex: 'none',
  opacity: 0,
  transition: `opacity ${vars.motion.quick}`,
  selectors: {
    [`${sortButton.classNames.base}:is(:hover, :focus-visible) &`]: { opacity: 0.6 },
    [`${sortButton.classNames.base}[data-sorted] &`]: { opacity: 1 },
  },
})

export const handle = style({
  position: 'absolute',
  insetBlock: '4px',
  insetInlineEnd: 0,
  inlineSize: '9px',
  zIndex: '1',
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '2px',
      insetInlineEnd: 0,
      inlineSize: '2px',
      borderRadius: '1px',
      background: color.borderStrong,
      opacity: 0,
      transition: `opacity ${vars.motion.quick}`,
    },
    'thead:hover &::after': { opacity: 0.5 },
    '&:hover::after, &[data-dragging]::after': { opacity: 1, background: color.accent },
  },
})
