import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const root = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 })

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
})

export const label = style({ minInlineSize: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const value = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' })

export const track = style({
  position: 'relative',
  blockSize: 6,
  borderRadius: vars.radius.full,
  background: color.groundPressed,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

const fill = {
  blockSize: '100%',
  borderRadius: vars.radius.full,
  transformOrigin: 'left',
  transition: `transform ${vars.motion.calm}`,
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
} as const

export const fills = styleVariants(
  { accent: color.accent, positive: color.positive.solid, negative: color.negative.solid },
  (background) => ({ ...fill, background }),
)

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } })

/** Indeterminate. With reduced motion, it stays in the middle. */
export const passing = style({
  inlineSize: '33%',
  animation: `${pass} 1.4s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', transform: 'translateX(100%)' } },
})

export const description = style({ color: color.textMuted, fontSize: vars.size[12], lineHeight: vars.leading[12] })
