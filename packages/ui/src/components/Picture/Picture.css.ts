import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: vars.measure.form,
  blockSize: 'auto',
  borderRadius: vars.radius.card,
})

/** Shown on white and black, since pages can be either. */
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

export const sample = style({ maxInlineSize: 160, maxBlockSize: 40, objectFit: 'contain' })
