import { keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

const appear = keyframes({ from: { opacity: 0 } })

export const anchor = style({ display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' })

export const tooltip = style({
  maxInlineSize: 'min(280px, calc(100vw - 16px))',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  background: color.text,
  color: color.ground,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.motion.quick}`,
})
