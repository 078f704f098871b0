import { style } from '@vanilla-extract/css'
import { color, vars } from '../theme/vars.css'
import { mark } from './tones.css'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: color.textMuted,
})

export const entry = style({ display: 'flex', alignItems: 'center', gap: '6px', minInlineSize: 0 })

export const swatch = style({
  flex: 'none',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: 2,
  background: mark,
  forcedColorAdjust: 'none',
})

export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
