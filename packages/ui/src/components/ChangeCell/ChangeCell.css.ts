import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

export const cell = style({ display: 'grid', justifyItems: 'end', fontVariantNumeric: 'tabular-nums' })
export const change = style({ minBlockSize: vars.leading[12], fontSize: vars.size[12], lineHeight: vars.leading[12] })
