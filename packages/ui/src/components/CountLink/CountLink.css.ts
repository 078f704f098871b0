import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints'
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

/** Lines of 44 px and a hairline. On a phone empty room would only be more to pass. */
const lineHeight = 45
export const room = style({ '@media': { [from.lg]: { minBlockSize: 6 * lineHeight } } })
