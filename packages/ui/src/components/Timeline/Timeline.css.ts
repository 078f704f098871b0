import { style, styleVariants } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: vars.space[3],
  paddingBlockEnd: vars.space[5],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // Line between two marks.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '24px 4px',
      insetInlineStart: 9.5,
      inlineSize: 1,
      background: color.border,
    },
  },
})

const mark = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: vars.radius.full,
} as const

export const marks = styleVariants(
  {
    info: color.info,
    positive: color.positive,
    caution: color.caution,
    negative: color.negative,
    neutral: color.neutral,
  },
  ({ soft, text }) => ({ ...mark, background: soft, color: text }),
)

/** Mark without an icon. */
export const dot = style({ inlineSize: 6, blockSize: 6, borderRadius: vars.radius.full, background: 'currentColor' })

export const words = style({ display: 'grid', gap: 2, minInlineSize: 0, overflowWrap: 'anywhere' })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
})

export const title = style({ minInlineSize: 0, fontWeight: vars.weight.medium })

export const time = style({
  // Dates stay left to right in right-to-left text.
  direction: 'ltr',
  unicodeBidi: 'isolate',
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[14],
  fontVariantNumeric: 'tabular-nums',
})

export const description = style({ color: color.textMuted, fontSize: vars.size[13], lineHeight: vars.leading[13] })

export const empty = style({ color: color.textMuted })
