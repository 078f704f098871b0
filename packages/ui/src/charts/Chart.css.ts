import { keyframes, style } from '@vanilla-extract/css'
import { below } from '../theme/breakpoints'
import { color, vars } from '../theme/vars.css'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const root = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 })

/** Same height as its buttons, which appear with the values. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: 28,
  '@media': { [below.md]: { minBlockSize: 44 } },
})

export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
})

/** The caller sets the height, so nothing below moves when the chart loads. */
export const body = style({ position: 'relative', minInlineSize: 0 })

/** Grid lines as the loading skeleton, shown after 150 ms. */
export const skeleton = style({
  blockSize: '100%',
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundImage: `linear-gradient(${color.hairline} 1px, transparent 1px)`,
  backgroundSize: '100% 33.4%',
  animation: `${appear} ${vars.motion.calm} 150ms both`,
})

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  border: `1px dashed ${color.border}`,
  borderRadius: vars.radius.card,
  padding: vars.space[4],
  color: color.textMuted,
  textAlign: 'center',
  textWrap: 'balance',
})
