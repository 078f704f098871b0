import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const button = style({
  minInlineSize: 0,
  paddingBlock: vars.space[1],
  paddingInline: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  color: color.text,
  selectors: {
    '&:hover': { color: color.accentText },
    '&[aria-current]': { fontWeight: vars.weight.semibold },
  },
})
