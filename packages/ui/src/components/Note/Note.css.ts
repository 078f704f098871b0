import { style, styleVariants } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

const base = style({
  margin: 0,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
})

export const tones = styleVariants(
  { muted: color.textMuted, negative: color.negative.text, caution: color.caution.text },
  (text) => [base, { color: text }],
)

export const isClipped = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
