import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: vars.space[4],
  '@media': { [below.sm]: { gap: vars.space[2] } },
  selectors: {
    // Six tiles form two rows of three instead of four and two.
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
  '@media': {
    // On a phone, tiles are rows with label, value and change.
    [below.sm]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: `minmax(${vars.leading[20]}, auto)`,
      alignItems: 'center',
      gap: `0 ${vars.space[3]}`,
      padding: `${vars.space[3]} ${vars.space[4]}`,
    },
  },
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
  '@media': { [below.sm]: { fontSize: vars.size[20], lineHeight: vars.leading[20] } },
})

const ownLine = { '@media': { [below.sm]: { gridColumn: '1 / -1' } } }

/** Keeps its height without a comparison, so tiles in a row align. On a phone, each tile is a row. */
export const comparison = style({
  '@media': { [below.sm]: { gridColumn: '1 / -1', minBlockSize: 0 } },
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

export const chart = style({ ...ownLine, marginBlockStart: 'auto', paddingBlockStart: vars.space[3] })

const shape = style({ borderRadius: vars.radius.small, background: color.groundPressed })
export const shapes = style(ownLine)
export const valueShape = style([
  shape,
  {
    inlineSize: '60%',
    blockSize: 20,
    marginBlock: '6px 10px',
    // Placeholder of the figure, next to its label.
    '@media': {
      [below.sm]: {
        position: 'absolute',
        insetInlineEnd: vars.space[4],
        insetBlockStart: vars.space[3],
        inlineSize: 96,
        marginBlock: '4px 0',
      },
    },
  },
])
export const comparisonShape = style([shape, { inlineSize: '40%', blockSize: 10, marginBlock: 3 }])

// Six tiles form two columns on a phone, with the value below the label.
const six = `${tiles}:has(> :nth-child(6):last-child)`
globalStyle(six, {
  '@media': { [below.sm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))' } },
})
globalStyle(`${six} > *`, {
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', padding: vars.space[3] } },
})
// Keeps amounts of millions, such as CA$1,205,719.71, on one line.
globalStyle(`${six} ${value}`, { '@media': { [below.sm]: { fontSize: vars.size[16] } } })
globalStyle(`${six} ${valueShape}`, { '@media': { [below.sm]: { position: 'static' } } })
// The period takes a line of its own there.
globalStyle(`${six} ${comparisonShape}`, { '@media': { [below.sm]: { marginBlock: `7px ${vars.space[5]}` } } })
