import { style } from '@vanilla-extract/css'
import { color } from '../../theme/vars.css'

export const root = style({ position: 'relative', display: 'inline-flex' })

export const dot = style({
  position: 'absolute',
  // Positioned from the center, since the button is larger on touch screens.
  insetBlockStart: 'calc(50% - 10px)',
  insetInlineEnd: 'calc(50% - 9px)',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: '50%',
  background: color.negative.solid,
  forcedColorAdjust: 'none',
  boxShadow: `0 0 0 2px ${color.ground}`,
  pointerEvents: 'none',
})
