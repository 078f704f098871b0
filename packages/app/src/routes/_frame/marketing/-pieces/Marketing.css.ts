import { color, vars } from '@partner-dashboard/ui/theme'
import { style } from '@vanilla-extract/css'

export const choices = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })
export const form = style({ display: 'grid', gap: vars.space[6], maxInlineSize: vars.measure.form })

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: vars.measure.form,
  blockSize: 'auto',
  borderRadius: vars.radius.card,
})

export const list = style({ display: 'grid' })

/** As many as one likes, without pushing the fields out of sight. */
export const chosen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxBlockSize: 320,
  overflowY: 'auto',
})

export const covered = style({ display: 'grid', paddingBlock: vars.space[1], overflowWrap: 'anywhere' })

export const words = style({ overflowWrap: 'anywhere' })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${color.hairline}`,
})

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontWeight: vars.weight.medium })
export const note = style({ color: color.textMuted, fontSize: vars.size[13], lineHeight: vars.leading[13] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
