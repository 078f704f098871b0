import { style } from '@vanilla-extract/css'
import { vars } from '../theme'

/** An active chip of a table ends in its own button; here nothing follows. */
export const chevron = style({ flex: 'none', selectors: { '[data-active] &': { marginInlineEnd: vars.space[2] } } })
