import { style, styleVariants } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: vars.space[4],
  selectors: {
    // Six stand as two rows of three, where four would leave two behind.
    '&:has(> :nth-child(6):last-child)': {
      gridTemplateColumns: `repeat(auto-fit, minmax(min(max(220px, (100% - 2 * ${vars.space[4]}) / 3), 100%), 1fr))`,
    },
  },
})

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
  maxInlineSize: 480,
  padding: vars.space[5],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.groundRaised,
})

export const link = style([
  tile,
  {
    transition: `border-color ${vars.motion.quick}`,
    selectors: { '&:hover': { borderColor: color.borderStrong }, '&:active': { background: color.groundHover } },
  },
])

export const label = style({
  color: color.textMuted,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  overflowWrap: 'anywhere',
})

export const value = style({
  fontSize: vars.size[24],
  lineHeight: vars.leading[24],
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

/** Keeps its line where there is nothing to compare with, so that tiles in a row stand alike. */
export const comparison = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minBlockSize: vars.leading[12],
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
})

const change = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
} as const

export const changes = styleVariants({
  positive: { ...change, color: color.positive.text },
  negative: { ...change, color: color.negative.text },
  neutral: { ...change, color: color.neutral.text },
})

export const chart = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space[3] })

export const shape = style({ borderRadius: vars.radius.small, background: color.groundPressed })
export const valueShape = style([shape, { inlineSize: '60%', blockSize: 20, marginBlock: '6px 10px' }])
export const comparisonShape = style([shape, { inlineSize: '40%', blockSize: 10, marginBlock: 3 }])
