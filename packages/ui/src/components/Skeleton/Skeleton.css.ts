import { keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

/** Visible after 150 ms, so fast responses don't flash a skeleton. */
export const appearing = style({ display: 'grid', animation: `${appear} ${vars.motion.calm} 150ms both` })

export const root = style([appearing, { gap: vars.space[3] }])

export const line = style({
  blockSize: 12,
  borderRadius: vars.radius.small,
  background: color.groundPressed,
  selectors: { '&:nth-child(3n + 2)': { inlineSize: '82%' }, '&:nth-child(3n)': { inlineSize: '64%' } },
})
