import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

const box = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: color.groundHover,
  color: color.textMuted,
})

export const icon = style({ display: 'inline-flex' })

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

/** Delays the icon, so cached images don't flash it. */
export const awaited = style([icon, { animation: `${appear} 1ms 150ms backwards` }])

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})

export const sizes = styleVariants({ 20: 20, 24: 24, 32: 32, 40: 40 }, (size) => [
  box,
  { inlineSize: size, blockSize: size },
])
