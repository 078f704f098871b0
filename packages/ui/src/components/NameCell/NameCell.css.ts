import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const cell = style({
  display: 'grid',
  minInlineSize: 0,
  // A third line makes the row higher, and mustn't touch its borders.
  paddingBlock: '3px',
  selectors: { 'li &, [data-density=compact] &': { paddingBlock: 0 } },
})
/** Two lines in a table, one in dense tables, any number in cards. The padding leaves room for the link's focus ring. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 'var(--name-lines, 2)',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  padding: '2px',
  margin: '-2px',
})
export const note = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontVariantNumeric: 'tabular-nums',
  // Otherwise an x between digits becomes a multiplication sign.
  fontVariantLigatures: 'no-contextual',
  fontWeight: vars.weight.regular,
})
