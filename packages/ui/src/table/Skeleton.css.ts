import { keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../theme'
import { rowHeight } from './measures'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

/** Takes its space immediately and becomes visible after 150 ms, so fast responses don't flash. */
export const late = style({
  animation: `${appear} ${vars.motion.calm} 150ms both`,
})

const barHeight = 10

export const bar = style({
  display: 'inline-block',
  blockSize: barHeight,
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

// Further bars are shadows of the first two: an SVG background delayed the list's first paint by a tenth, and elements are slower still.
const shadowsOf = (height: number) =>
  Array.from({ length: 12 }, (_, row) => `0 ${height * 2 * (row + 1)}px ${color.neutral.soft}`).join()
const topOf = (height: number) => `${Math.floor((height - barHeight) / 2)}px`

/** Bars of the first 26 rows. Fixed lengths, so the skeleton looks the same on every visit. */
const barsAt = (side: 'insetInlineStart' | 'insetInlineEnd') =>
  style([
    lines,
    {
      position: 'relative',
      overflow: 'clip',
      selectors: {
        '&::before, &::after': {
          content: '',
          position: 'absolute',
          insetBlockStart: topOf(rowHeight.comfortable),
          [side]: vars.space[3],
          inlineSize: '60%',
          blockSize: barHeight,
          borderRadius: vars.radius.small,
          background: color.neutral.soft,
          boxShadow: shadowsOf(rowHeight.comfortable),
        },
        '[data-density=compact] &::before, [data-density=compact] &::after': {
          insetBlockStart: topOf(rowHeight.compact),
          boxShadow: shadowsOf(rowHeight.compact),
        },
        '&::after': { inlineSize: '44%', translate: `0 ${rowHeight.comfortable}px` },
        '[data-density=compact] &::after': { translate: `0 ${rowHeight.compact}px` },
      },
    },
  ])

export const bars = { start: barsAt('insetInlineStart'), end: barsAt('insetInlineEnd') }
