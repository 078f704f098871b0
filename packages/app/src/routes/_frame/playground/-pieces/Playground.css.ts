import { color, vars } from '@partner-dashboard/ui/theme'
import { style } from '@vanilla-extract/css'

export const focusable = style({ outlineOffset: 2, borderRadius: vars.radius.card, minInlineSize: 0 })

/** Fields or buttons side by side, on one line where there is room. */
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[2] })

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] })

export const note = style({ color: color.textMuted, fontSize: vars.size[13], lineHeight: vars.leading[13] })

export const error = style({ color: color.negative.text, fontSize: vars.size[13], lineHeight: vars.leading[13] })

/** Events and records of a step, beside its call from a wide screen on. */
export const facts = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  alignItems: 'start',
})

export const list = style({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' })

export const event = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })
