import { styleVariants } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: vars.space[2],
  // Round ends on one line only: on paper, a status can take two.
  borderRadius: 12,
  fontSize: vars.size[12],
  lineHeight: '20px',
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
} as const

const colors = {
  info: color.info,
  positive: color.positive,
  caution: color.caution,
  negative: color.negative,
  // Translucent, so it matches a hovered row.
  neutral: { soft: color.groundHover, text: `color-mix(in srgb, ${color.neutral.text} 80%, ${color.text})` },
} as const

export const tones = styleVariants(colors, ({ soft, text }) => ({ ...pill, background: soft, color: text }))

export const links = styleVariants(colors, ({ soft, text }) => ({
  ...pill,
  // Target size of at least 24 px (WCAG 2.2).
  minBlockSize: 24,
  background: soft,
  color: text,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
}))

export type Tone = keyof typeof tones
