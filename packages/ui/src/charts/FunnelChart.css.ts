import { style } from '@vanilla-extract/css'
import { color, vars } from '../theme/vars.css'
import { mark } from './tones.css'

export const label = style({ fill: color.text, fontSize: vars.size[13] })
export const value = style({ fill: color.text, fontSize: vars.size[13], fontWeight: vars.weight.medium })
export const share = style({ fill: color.textMuted, fontWeight: vars.weight.regular })
export const bar = style({ fill: mark })
/** Size of the previous step; the difference is the drop-off. */
export const before = style({ fill: color.groundPressed })
export const cursor = style({ fill: color.groundHover })
