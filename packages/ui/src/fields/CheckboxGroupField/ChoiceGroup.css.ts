import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

export const root = style({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, border: 0, minInlineSize: 0 })

export const legend = style({ padding: 0 })
