import { color, vars } from '@partner-dashboard/ui/theme'
import { style } from '@vanilla-extract/css'

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const runs = style({ display: 'grid', gap: 0 })

export const run = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${color.hairline}`,
})

/** A schedule whose form stands in its place. */
export const change = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${color.hairline}`,
})

export const runName = style({ fontWeight: vars.weight.medium })
export const runNote = style({ color: color.textMuted, fontSize: vars.size[13], lineHeight: vars.leading[13] })
export const stack = style({ display: 'grid', gap: vars.space[6] })
