import { style, styleVariants } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const line = style({
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.hairline}` } },
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: 44,
  paddingBlock: vars.space[2],
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.groundHover } },
})

const count = style({
  flex: 'none',
  minInlineSize: 40,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  textAlign: 'center',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})

export const counts = styleVariants(
  {
    info: color.info,
    positive: color.positive,
    caution: color.caution,
    negative: color.negative,
    neutral: color.neutral,
  },
  ({ soft, text }) => [count, { background: soft, color: text }],
)

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const note = style({
  display: 'block',
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontVariantNumeric: 'tabular-nums',
})

/** Hidden on a phone, where the whole row is the link. */
export const action = style({
  flex: 'none',
  color: color.accentText,
  fontWeight: vars.weight.medium,
  '@media': { [below.sm]: { display: 'none' } },
})
