import { style, styleVariants } from '@vanilla-extract/css'
import { color, vars } from './vars.css'

export const sheet = style({ display: 'grid', gap: vars.space[8], padding: vars.space[6], background: color.ground })
export const group = style({ display: 'grid', gap: vars.space[3] })
export const title = style({ fontWeight: vars.weight.semibold, fontSize: vars.size[16], lineHeight: vars.leading[16] })
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })

export const named = style({ display: 'grid', gap: vars.space[1], fontSize: vars.size[12] })

const swatch = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: 148,
  blockSize: 56,
  padding: vars.space[2],
  borderRadius: vars.radius.card,
  border: `1px solid ${color.border}`,
  fontSize: vars.size[12],
})

export const grounds = styleVariants(
  {
    ground: color.ground,
    groundSunken: color.groundSunken,
    groundRaised: color.groundRaised,
    groundHover: color.groundHover,
    groundPressed: color.groundPressed,
    accentSoft: color.accentSoft,
  },
  (background) => [swatch, { background }],
)

export const tones = styleVariants(
  {
    info: color.info,
    positive: color.positive,
    caution: color.caution,
    negative: color.negative,
    neutral: color.neutral,
  },
  ({ soft, text }) => [swatch, { background: soft, color: text }],
)

export const marks = styleVariants(
  {
    info: color.info.solid,
    positive: color.positive.solid,
    caution: color.caution.solid,
    negative: color.negative.solid,
    neutral: color.neutral.solid,
    accent: color.accent,
    borderField: color.borderField,
    focus: color.focus,
  },
  (background) => [swatch, { background }],
)

export const sizes = styleVariants(vars.size, (fontSize, name) => ({ fontSize, lineHeight: vars.leading[name] }))
export const steps = styleVariants(vars.space, (inlineSize) => ({
  inlineSize,
  blockSize: 16,
  background: color.accent,
}))
export const shadows = styleVariants(vars.shadow, (boxShadow) => [
  swatch,
  { background: color.groundRaised, boxShadow },
])
export const radii = styleVariants(vars.radius, (borderRadius) => [
  swatch,
  { borderRadius, background: color.groundHover },
])
