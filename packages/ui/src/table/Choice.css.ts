import { style } from '@vanilla-extract/css'
import { color, vars } from '../theme'

export const root = style({ position: 'relative', display: 'inline-flex', minInlineSize: 0 })

export const select = style({
  appearance: 'none',
  minInlineSize: 0,
  blockSize: vars.measure.control,
  paddingInline: `${vars.space[2]} 28px`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.groundRaised,
  color: color.text,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: color.borderStrong } },
})

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  insetBlockStart: '9px',
  pointerEvents: 'none',
  color: color.textMuted,
})
