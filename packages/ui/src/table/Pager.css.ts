import { style } from '@vanilla-extract/css'
import { color, vars } from '../theme'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const range = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.leading[13],
})
export const controls = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], marginInlineStart: 'auto' })
export const size = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], marginInlineEnd: vars.space[3] })
/** Mirrors the arrows in right-to-left text. */
export const chevron = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } })
