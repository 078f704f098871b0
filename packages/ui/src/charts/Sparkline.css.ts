import { style } from '@vanilla-extract/css'
import { mark } from './tones.css'

export const root = style({ display: 'block', inlineSize: '100%', overflow: 'visible' })

export const line = style({
  fill: 'none',
  stroke: mark,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  // The drawing stretches, the stroke doesn't.
  vectorEffect: 'non-scaling-stroke',
})
