import { color, vars } from '@partner-dashboard/ui/theme'
import { style } from '@vanilla-extract/css'

export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 120px',
})

export const lines = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0, margin: 0, padding: 0, border: 0 })

export const line = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 80px 120px auto',
  '@media': {
    '(max-width: 479.98px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})

export const wide = style({ '@media': { '(max-width: 479.98px)': { gridColumn: '1 / -1' } } })

/** In the line of the inputs, below their labels. */
export const remove = style({
  paddingBlockStart: 24,
  '@media': { '(max-width: 479.98px)': { paddingBlockStart: 0 } },
})

export const legend = style({
  fontWeight: vars.weight.medium,
  color: color.text,
  padding: 0,
  paddingBlockEnd: vars.space[2],
})
