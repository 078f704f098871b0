import { style } from '@vanilla-extract/css'
import { vars } from '../theme'

/** Table chips end with a clear button; this chip doesn't. */
export const chevron = style({ flex: 'none', selectors: { '[data-active] &': { marginInlineEnd: vars.space[2] } } })
