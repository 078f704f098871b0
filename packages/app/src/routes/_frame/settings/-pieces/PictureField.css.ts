import { color, vars } from '@partner-dashboard/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: vars.space[2] })

export const current = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })

/** On white and on black, since nobody knows where it will stand. */
export const ground = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 56,
  blockSize: 56,
  padding: vars.space[2],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
})

export const picture = style({ maxInlineSize: 160, maxBlockSize: 40, objectFit: 'contain' })
