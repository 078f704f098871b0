import { createVar, keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../theme'
import { rowHeight } from './measures'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

/** Takes its space immediately and becomes visible after 150 ms, so fast responses don't flash. */
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

/** Row borders. */
export const lines = style({
  padding: 0,
  backgroundImage: `linear-gradient(to top, ${color.hairline} 1px, transparent 0)`,
  backgroundSize: `100% ${rowHeight.comfortable}px`,
  selectors: { '[data-density=compact] &': { backgroundSize: `100% ${rowHeight.compact}px` } },
})

// Background image with three rows of bars.
const picture = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg"><rect y="50%" width="100%" height="10" rx="4" transform="translate(0 -5.5)"/></svg>',
)
const bar3 = createVar()

const placesOf = (side: string, height: number) => [0, 1, 2].map((row) => `${side} ${height * row}px`).join()
// Fixed lengths, so the skeleton looks the same on every visit.
const sizesOf = (lengths: readonly string[], height: number) =>
  lengths.map((width) => `${width} ${height * 3}px`).join()
const lengths = ['72%', '52%', '84%']

/** Bars for left-aligned columns. */
const startBars = style([
  lines,
  {
    position: 'relative',
    vars: { [bar3]: `url("data:image/svg+xml,${picture}")` },
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInline: vars.space[3],
        background: color.neutral.soft,
        maskImage: [bar3, bar3, bar3].join(),
        maskRepeat: 'repeat-y',
        maskSize: sizesOf(lengths, rowHeight.comfortable),
        maskPosition: placesOf('0', rowHeight.comfortable),
      },
      '&:nth-child(2n)::before': { maskSize: sizesOf(lengths.toReversed(), rowHeight.comfortable) },
      '[data-density=compact] &::before': {
        maskSize: sizesOf(lengths, rowHeight.compact),
        maskPosition: placesOf('0', rowHeight.compact),
      },
      // Background images have no text direction, so they are mirrored for right-aligned columns and right-to-left pages.
      '&:dir(rtl)::before': { transform: 'scaleX(-1)' },
    },
  },
])

export const bars = {
  start: startBars,
  end: style([
    startBars,
    {
      selectors: { '&::before': { transform: 'scaleX(-1)' }, '&:dir(rtl)::before': { transform: 'none' } },
    },
  ]),
}
