import { style } from '@vanilla-extract/css'
import { mark } from './tones.css'

export const bar = style({ fill: mark })
