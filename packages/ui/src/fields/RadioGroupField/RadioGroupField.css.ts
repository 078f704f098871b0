import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'
import { mark } from '../CheckboxField/CheckboxField.css'

export const options = style({ display: 'grid' })

export const dot = style([
  mark,
  {
    borderRadius: vars.radius.full,
    selectors: {
      // Radio buttons are indeterminate until one of the group is selected; don't style that.
      '&:indeterminate:not(:checked)': { background: color.groundRaised, borderColor: color.borderField },
      '&[aria-invalid=true]:not(:checked)': { borderColor: color.negative.solid },
      '&:checked::before': {
        display: 'block',
        inlineSize: 6,
        blockSize: 6,
        borderRadius: vars.radius.full,
        background: 'currentcolor',
      },
    },
  },
])

export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const note = style({ color: color.textMuted, fontSize: vars.size[12], lineHeight: vars.leading[12] })
