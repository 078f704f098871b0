import { color, vars } from '@partner-dashboard/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: vars.space[5], gridTemplateColumns: 'minmax(0, 1fr)' })

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const reason = style({ color: color.textMuted, fontSize: vars.size[13], lineHeight: vars.leading[13] })
