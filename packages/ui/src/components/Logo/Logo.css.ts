import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] })
export const ground = style({ fill: color.accent })
export const stroke = style({ stroke: color.textOnSolid })
export const name = style({ fontWeight: vars.weight.semibold, letterSpacing: '-0.01em', whiteSpace: 'nowrap' })
