import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const area = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: 72,
  paddingInlineEnd: vars.space[3],
  border: `1px dashed ${color.borderField}`,
  borderRadius: vars.radius.card,
  background: color.groundRaised,
  transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: color.textMuted },
    '&[data-focused]': { outline: `2px solid ${color.focus}`, outlineOffset: -1 },
    '&[data-dialog-open]': { borderColor: color.accent },
    '&[data-invalid]': { borderColor: color.negative.solid },
    '&[data-drag=accept]': { borderStyle: 'solid', borderColor: color.accent, background: color.accentSoft },
    '&[data-drag=reject]': { borderStyle: 'solid', borderColor: color.negative.solid, background: color.negative.soft },
    '&[data-disabled]': { borderStyle: 'solid', borderColor: color.border, background: color.groundSunken },
  },
})

/** The invisible file input covers everything except the button. */
export const target = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 70,
  padding: vars.space[3],
  color: color.textMuted,
})

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: 0,
  selectors: { '&:disabled': { cursor: 'default' }, '&::file-selector-button': { cursor: 'inherit' } },
})

export const words = style({ display: 'grid', minInlineSize: 0 })

export const title = style({
  color: color.text,
  overflowWrap: 'anywhere',
  selectors: { '[data-disabled] &': { color: color.textMuted } },
})

export const action = style({
  color: color.accentText,
  fontWeight: vars.weight.medium,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
})

export const note = style({ color: color.textMuted, fontSize: vars.size[12], lineHeight: vars.leading[12] })

export const root = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 })
