import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

export const panel = style({ display: 'grid', gap: vars.space[3], inlineSize: 300, maxInlineSize: '100%' })
