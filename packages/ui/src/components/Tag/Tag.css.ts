import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const tag = style({ color: color.textMuted, fontSize: vars.size[12], whiteSpace: 'nowrap' })
