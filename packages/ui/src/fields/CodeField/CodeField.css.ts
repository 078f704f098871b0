import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'
import { input } from '../Field/Field.css'

export const code = style([
  input,
  {
    minBlockSize: 44,
    fontSize: vars.size[20],
    lineHeight: vars.leading[20],
    letterSpacing: '0.4em',
    fontVariantNumeric: 'tabular-nums',
  },
])
