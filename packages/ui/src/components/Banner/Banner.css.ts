import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: vars.measure.sandboxBanner,
  background: color.caution.soft,
  borderBlockStart: `2px solid ${color.caution.solid}`,
  color: color.caution.text,
  fontSize: vars.size[13],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.semibold,
})
