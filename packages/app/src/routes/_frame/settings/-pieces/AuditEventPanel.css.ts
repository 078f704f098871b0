import { vars } from '@partner-dashboard/ui/theme'
import { style } from '@vanilla-extract/css'

export const change = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] })
