import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: vars.measure.page,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[4],
  '@media': { [from.md]: { gap: vars.space[6], paddingInline: vars.space[8], paddingBlock: vars.space[8] } },
})

export const head = style({ display: 'grid', gap: vars.space[3] })

export const headRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  // As tall as a button, so the title and the tabs stay in place on pages without actions.
  minBlockSize: 36,
})

export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
})

export const title = style({
  fontSize: vars.size[20],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  outline: 'none',
})

// As far below the title as tabs that are sections of a page.
export const nav = style({ minInlineSize: 0, '@media': { [from.md]: { paddingBlockStart: vars.space[3] } } })

export const description = style({ color: color.textMuted })

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minInlineSize: 0,
})

export const figures = style({
  display: 'grid',
  // Three per row on a phone.
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, max-content))',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(140px, max-content))',
      gap: `${vars.space[3]} ${vars.space[6]}`,
    },
  },
})

export const headFigures = style({ paddingBlockStart: vars.space[3] })

export const figureLabel = style({ color: color.textMuted, fontSize: vars.size[12], lineHeight: vars.leading[12] })

export const figureValue = style({ fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' })
