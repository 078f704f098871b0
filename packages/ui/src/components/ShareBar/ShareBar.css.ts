import { style, styleVariants } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const root = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })

export const bar = style({
  display: 'flex',
  gap: 2,
  blockSize: 12,
  borderRadius: vars.radius.small,
  background: color.groundPressed,
  overflow: 'hidden',
})

const tones = {
  positive: color.positive.solid,
  severity1: color.severity[1],
  severity2: color.severity[2],
  severity3: color.severity[3],
  severity4: color.severity[4],
  neutral: color.neutral.solid,
}

export const fills = styleVariants(tones, (background) => ({
  // Keeps small parts visible.
  minInlineSize: 4,
  flexBasis: 0,
  background,
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
}))

export const swatches = styleVariants(tones, (background) => ({
  flex: 'none',
  blockSize: 10,
  inlineSize: 10,
  borderRadius: 2,
  background,
  forcedColorAdjust: 'none',
}))

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(136px, 100%), 1fr))',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  margin: 0,
})

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: 24,
  color: color.textMuted,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
})

export const value = style({
  margin: 0,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})

export const note = style({
  display: 'block',
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.regular,
})
