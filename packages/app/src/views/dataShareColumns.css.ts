import { vars } from '@partner-dashboard/ui/theme'
import { style } from '@vanilla-extract/css'

/** A sentence in a cell: it is read whole, and the row grows. */
export const sentence = style({ display: 'block', paddingBlock: vars.space[2], whiteSpace: 'normal' })

/** Several in a cell: those that do not fit go on below. */
export const pills = style({ display: 'block', whiteSpace: 'normal', lineHeight: '24px' })
