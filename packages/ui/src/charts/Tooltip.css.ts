import { style } from '@vanilla-extract/css'
import { color, vars } from '../theme/vars.css'

export const root = style({
  position: 'absolute',
  zIndex: vars.layer.sticky,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  inlineSize: 'max-content',
  padding: vars.space[3],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.groundRaised,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  pointerEvents: 'none',
})

export const title = style({ gridColumn: '1 / -1', fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' })

export const label = style({ color: color.textMuted, overflow: 'hidden', textOverflow: 'ellipsis' })

export const value = style({
  gridColumn: 3,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
})

export const plainLabel = style([label, { gridColumn: '1 / 3' }])
