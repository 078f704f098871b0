import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'
import { input } from '../Field/Field.css'

/** Grows with its text up to a maximum height (where supported). */
export const area = style([
  input,
  {
    fieldSizing: 'content',
    minBlockSize: `calc(var(--rows) * ${vars.leading[14]} + 2 * ${vars.space[2]} + 2px)`,
    maxBlockSize: 320,
    paddingBlock: vars.space[2],
    lineHeight: vars.leading[14],
    resize: 'vertical',
  },
])

export const count = style({
  justifySelf: 'end',
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontVariantNumeric: 'tabular-nums',
})

export const tooLong = style([count, { color: color.negative.text }])

export const root = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 })
