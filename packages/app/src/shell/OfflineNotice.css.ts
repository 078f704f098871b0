import { color, vars } from '@partner-dashboard/ui/theme'
import { style } from '@vanilla-extract/css'

export const notice = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  background: color.caution.soft,
  color: color.caution.text,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  textAlign: 'center',
})
