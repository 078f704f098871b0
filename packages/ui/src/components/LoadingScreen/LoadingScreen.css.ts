import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const root = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '60vh',
  animation: `${appear} ${vars.motion.calm} 150ms both`,
  // Full-page: continues the document's own loading screen without a delay.
  selectors: { '#root > &': { animation: 'none' } },
})
