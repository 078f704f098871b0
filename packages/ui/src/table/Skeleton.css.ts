import { keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../theme'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

/** The shape takes its room at once and is seen after 150 ms: a quick answer shows no flash, a slow one moves nothing. */
export const late = style({
  animation: `${appear} ${vars.motion.calm} 150ms both`,
})

export const bar = style({
  display: 'inline-block',
  blockSize: '10px',
  borderRadius: vars.radius.small,
  background: color.neutral.soft,
  verticalAlign: 'middle',
  maxInlineSize: '100%',
})
