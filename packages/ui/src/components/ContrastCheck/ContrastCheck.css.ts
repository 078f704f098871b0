import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const list = style({ display: 'grid', gap: vars.space[2] })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
})

/** The sample is decorative, so its low contrast is not an accessibility violation. */
export const sample = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 40,
  blockSize: 24,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.semibold,
  selectors: { '&::before': { content: '"Aa"' } },
})

export const ratio = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' })

export const none = style({ color: color.textMuted, fontSize: vars.size[13], lineHeight: vars.leading[13] })
