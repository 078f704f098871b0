import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

/** Read whole, in as many lines as it takes. */
export const code = style({
  display: 'block',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  lineHeight: vars.leading[12],
})
