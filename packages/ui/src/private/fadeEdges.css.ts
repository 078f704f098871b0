import { keyframes, style } from '@vanilla-extract/css'
import { below } from '../theme/breakpoints'

const right = 'linear-gradient(to left, transparent, #000 32px)'
const left = 'linear-gradient(to right, transparent, #000 32px)'

const scrolled = keyframes({
  from: { maskImage: right },
  '50%': { maskImage: 'linear-gradient(to right, transparent, #000 32px calc(100% - 32px), transparent)' },
  to: { maskImage: left },
})

/**
 * Fades the edges behind which a row scrolls on, on a phone. A row that fits has no scroll timeline, so it isn't faded.
 * A wide window has no fade: Chrome keeps it when a row that was scrolled becomes wide enough.
 */
export const fadeEdges = style({
  '@media': {
    [below.md]: {
      // Keeps a tab that gets focus out of the faded edge.
      scrollPaddingInline: 32,
      '@supports': {
        '(animation-timeline: scroll())': {
          animation: `both ${scrolled}`,
          animationTimeline: 'scroll(self inline)',
          selectors: { '&:dir(rtl)': { animationDirection: 'reverse' } },
        },
      },
    },
  },
})
