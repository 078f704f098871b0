import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const track = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  inlineSize: 32,
  blockSize: 20,
  margin: 0,
  borderRadius: vars.radius.full,
  background: color.neutral.solid,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&:checked': { background: color.accent },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '&:disabled': { opacity: 0.5 },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 2,
      insetInlineStart: 2,
      inlineSize: 16,
      blockSize: 16,
      borderRadius: vars.radius.full,
      background: color.textOnSolid,
      transition: `transform ${vars.motion.quick}`,
    },
    '&:checked::before': { transform: 'translateX(12px)' },
    '&:checked:dir(rtl)::before': { transform: 'translateX(-12px)' },
  },
  '@media': {
    '(forced-colors: active)': { appearance: 'auto' },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
})

/** Aligns with the label, not the switch. */
export const help = style({ marginInlineStart: `calc(32px + ${vars.space[2]})` })
