import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

/** Wraps instead of being truncated. */
export const code = style({
  display: 'block',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  lineHeight: vars.leading[13],
})
