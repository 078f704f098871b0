import { keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-2px)' } })

export const popover = style({
  display: 'flex',
  minInlineSize: 180,
  maxInlineSize: 'min(360px, calc(100vw - 16px))',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.groundRaised,
  boxShadow: vars.shadow.overlay,
  overflow: 'hidden',
  animation: `${appear} ${vars.motion.quick}`,
})

/** A long name doesn't push the other buttons of a toolbar to the next row. */
export const buttonLabel = style({
  minInlineSize: 0,
  maxInlineSize: 144,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const dialog = style({
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
})

export const body = style({
  flex: 1,
  overflowY: 'auto',
  padding: vars.space[4],
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
})
