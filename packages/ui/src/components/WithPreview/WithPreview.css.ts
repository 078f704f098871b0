import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: `minmax(0, ${vars.measure.form}) minmax(320px, 1fr)` } },
})

export const main = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 })

/** Stays visible while the fields scroll. */
export const preview = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  '@media': { [from.lg]: { position: 'sticky', insetBlockStart: vars.space[6] } },
})

export const title = style({ color: color.textMuted, fontSize: vars.size[13], lineHeight: vars.leading[13] })

export const stage = style({
  display: 'grid',
  justifyItems: 'center',
  padding: vars.space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.groundSunken,
  minInlineSize: 0,
  '@media': { [from.md]: { padding: vars.space[6] } },
})
