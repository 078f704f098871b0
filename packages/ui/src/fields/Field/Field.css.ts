import { style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

export const field = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 })

export const label = style({ fontSize: vars.size[13], lineHeight: vars.leading[13], fontWeight: vars.weight.medium })

export const optional = style({ color: color.textMuted, fontWeight: vars.weight.regular })

export const input = style({
  inlineSize: '100%',
  minBlockSize: 36,
  paddingInline: vars.space[3],
  border: `1px solid ${color.borderField}`,
  borderRadius: vars.radius.control,
  background: color.groundRaised,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&::placeholder': { color: color.textMuted },
    '&:hover': { borderColor: color.textMuted },
    '&:focus': { outline: `2px solid ${color.focus}`, outlineOffset: -1 },
    '&[aria-invalid=true]': { borderColor: color.negative.solid },
    '&:disabled': { opacity: 0.6 },
    '[dir=rtl] &[dir=ltr]': { textAlign: 'right' },
  },
  '@media': {
    // iOS zooms into fields with text smaller than 16 px.
    [below.md]: { minBlockSize: 44, fontSize: vars.size[16] },
  },
})

/** Input with a control at its end. */
export const control = style({ position: 'relative', display: 'grid' })

export const inputWithEnd = style([input, { paddingInlineEnd: 44 }])

export const end = style({
  position: 'absolute',
  insetInlineEnd: 4,
  insetBlock: 0,
  display: 'grid',
  alignItems: 'center',
})

const words = { selectors: { '&:empty': { display: 'none' } } } as const

export const help = style({ ...words, color: color.textMuted, fontSize: vars.size[12], lineHeight: vars.leading[12] })

export const error = style({
  ...words,
  color: color.negative.text,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
})
