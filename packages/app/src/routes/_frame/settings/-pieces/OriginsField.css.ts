import { color, vars } from '@partner-dashboard/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, border: 0, minInlineSize: 0 })

export const legend = style({
  padding: 0,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontWeight: vars.weight.medium,
})

export const help = style({ color: color.textMuted, fontSize: vars.size[12], lineHeight: vars.leading[12] })

export const error = style({ color: color.negative.text, fontSize: vars.size[12], lineHeight: vars.leading[12] })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
})

export const add = style({ justifySelf: 'start' })
