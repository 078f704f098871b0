import { style } from '@vanilla-extract/css'
import { mark } from './tones.css'

export const root = style({ display: 'block', inlineSize: '100%', overflow: 'visible' })

export const line = style({
  fill: 'none',
  stroke: mark,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  // The drawing is stretched to its place, the line is not.
  vectorEffect: 'non-scaling-stroke',
})
