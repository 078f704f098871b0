import { style, styleVariants } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

const box = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  objectFit: 'cover',
  background: color.groundHover,
  color: color.textMuted,
})

export const sizes = styleVariants({ 20: 20, 24: 24, 32: 32, 40: 40 }, (size) => [
  box,
  { inlineSize: size, blockSize: size },
])
