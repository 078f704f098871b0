import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Can receive focus if the focused control is removed.
  selectors: { '&[tabindex="-1"]': { outline: 'none' } },
})

export const gaps = styleVariants({ 0: '0', ...vars.space }, (gap) => [base, { gap }])

export const isForm = style({ maxInlineSize: vars.measure.form })

export const isScrolled = style({ maxBlockSize: 320, overflowY: 'auto' })
