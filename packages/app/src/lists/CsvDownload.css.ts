import { vars } from '@partner-dashboard/ui/theme'
import { style } from '@vanilla-extract/css'

export const files = style({ display: 'grid', gap: vars.space[6], gridTemplateColumns: 'minmax(0, 1fr)' })

export const file = style({ display: 'grid', gap: vars.space[4], justifyItems: 'stretch' })
