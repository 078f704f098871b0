import { style } from '@vanilla-extract/css'
import { color, vars } from '../theme/vars.css'
import { mark } from './tones.css'

export const line = style({
  fill: 'none',
  stroke: mark,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})

export const comparison = style([line, { strokeWidth: 1.5, strokeDasharray: '4 4', strokeLinecap: 'butt' }])

/** The value of an incomplete period will still change. */
export const partial = style([line, { strokeDasharray: '1 5' }])

export const dot = style({
  fill: mark,
  stroke: color.ground,
  strokeWidth: 2,
  transition: `opacity ${vars.motion.quick}`,
})
