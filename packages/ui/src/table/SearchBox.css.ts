import { style } from '@vanilla-extract/css'
import { below, color, vars } from '../theme'

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  // The flex basis decides when the row wraps, so it's the minimum width.
  flex: '1 1 126px',
  maxInlineSize: '260px',
  '@media': { [below.md]: { maxInlineSize: 'none' } },
})

export const icon = style({
  position: 'absolute',
  insetInlineStart: '10px',
  insetBlockStart: '9px',
  pointerEvents: 'none',
  color: color.textMuted,
})

export const input = style({
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: vars.measure.control,
  paddingBlock: 0,
  paddingInline: '30px 32px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.groundRaised,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    '&:focus': { borderColor: color.focus, outline: `1px solid ${color.focus}`, outlineOffset: 0 },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    // Without text, there's no clear button.
    '&:placeholder-shown': { paddingInlineEnd: '4px' },
    // Replaced by our own button, which has a label and works in every browser.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': {
    // iOS zooms into fields with text smaller than 16 px.
    [below.md]: { fontSize: vars.size[16] },
  },
})

export const clear = style({
  position: 'absolute',
  insetInlineEnd: '4px',
  insetBlockStart: '4px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.groundHover, color: color.text } },
})
