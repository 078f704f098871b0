import { style } from '@vanilla-extract/css'
import { chipLabel } from '../table/FilterBar.css'
import { vars } from '../theme'

/** Table chips end with a clear button; this chip doesn't. */
export const chevron = style({ flex: 'none', selectors: { '[data-active] &': { marginInlineEnd: vars.space[2] } } })

/** Hidden where chips of filters are short too, see useInlineFilters. */
export const label = style([
  chipLabel,
  { '@media': { 'screen and (min-width: 768px) and (max-width: 1439.98px)': { display: 'none' } } },
])
