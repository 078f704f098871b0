import { style } from '@vanilla-extract/css'
import { mark } from './tones.css'

export const bar = style({ fill: mark })

export const partial = style([bar, { opacity: 0.5 }])
