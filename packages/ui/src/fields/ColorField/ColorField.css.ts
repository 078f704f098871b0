import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const swatch = style({
  display: 'block',
  inlineSize: 28,
  blockSize: 28,
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.small,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0, borderRadius: vars.radius.small },
    '&::-moz-color-swatch': { border: 0, borderRadius: vars.radius.small },
    '&:disabled': { opacity: 0.6, cursor: 'default' },
  },
})
