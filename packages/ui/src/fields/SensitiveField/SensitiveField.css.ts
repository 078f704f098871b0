import { style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

export const root = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: 36,
  paddingInline: `${vars.space[3]} ${vars.space[1]}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.groundSunken,
  '@media': { [below.md]: { minBlockSize: 44, fontSize: vars.size[16] } },
})

export const digits = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/** Next to the field with the new value, or below it on narrow screens. */
export const replacing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[2],
  alignItems: 'start',
})

/** Aligns with the input, below the label. */
export const keep = style({
  paddingBlockStart: `calc(${vars.leading[13]} + ${vars.space[1]})`,
  display: 'grid',
})
