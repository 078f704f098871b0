import { style } from '@vanilla-extract/css'
import { color, vars } from '../theme'

/** Extends the target around the box. */
export const target = style({
  display: 'inline-grid',
  // Keeps its width next to text that wraps.
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '28px',
  cursor: 'pointer',
  verticalAlign: 'middle',
  // Shift-click selects rows, not text.
  userSelect: 'none',
})

export const box = style({
  appearance: 'none',
  margin: 0,
  inlineSize: '16px',
  blockSize: '16px',
  borderRadius: vars.radius.small,
  border: `1px solid ${color.borderField}`,
  background: color.groundRaised,
  cursor: 'pointer',
  display: 'inline-grid',
  placeItems: 'center',
  color: color.textOnSolid,
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: color.textMuted },
    '&:checked, &:indeterminate': { background: color.accent, borderColor: color.accent },
    '&:checked:hover, &:indeterminate:hover': { background: color.accentHover, borderColor: color.accentHover },
    '&:disabled': { opacity: 0.5, cursor: 'default', background: color.neutral.solid, borderColor: 'transparent' },
    '&::before': { content: '""', display: 'none' },
    '&:checked::before': {
      display: 'block',
      inlineSize: '9px',
      blockSize: '5px',
      // Physical sides: the check mark isn't mirrored in right-to-left text.
      borderLeft: '2px solid currentcolor',
      borderBottom: '2px solid currentcolor',
      transform: 'translateY(-1px) rotate(-45deg)',
    },
    '&:indeterminate::before': { display: 'block', inlineSize: '8px', blockSize: '2px', background: 'currentcolor' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': { appearance: 'auto' },
  },
})
