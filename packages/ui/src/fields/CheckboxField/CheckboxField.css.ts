import { style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

export const root = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 })

/** Box and label are one target. */
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default', color: color.textMuted } },
  '@media': { [below.md]: { paddingBlock: vars.space[3] } },
})

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

/** Shared by checkboxes and radio buttons. */
export const mark = style({
  appearance: 'none',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 16,
  blockSize: 16,
  // Aligns with the first line of the label.
  marginBlock: 2,
  marginInline: 0,
  border: `1px solid ${color.borderField}`,
  background: color.groundRaised,
  color: color.textOnSolid,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: color.textMuted },
    '&[aria-invalid=true]': { borderColor: color.negative.solid },
    '&:checked, &:indeterminate': { background: color.accent, borderColor: color.accent },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '&:disabled': { opacity: 0.5 },
    '&::before': { content: '""', display: 'none' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})

export const box = style([
  mark,
  {
    borderRadius: vars.radius.small,
    selectors: {
      '&:checked::before': {
        display: 'block',
        inlineSize: 9,
        blockSize: 5,
        // Physical sides: the check mark isn't mirrored in right-to-left text.
        borderLeft: '2px solid currentcolor',
        borderBottom: '2px solid currentcolor',
        transform: 'translateY(-1px) rotate(-45deg)',
      },
      '&:indeterminate::before': { display: 'block', inlineSize: 8, blockSize: 2, background: 'currentcolor' },
    },
  },
])

/** Aligns with the label, not the box. */
export const help = style({ marginInlineStart: `calc(16px + ${vars.space[2]})` })
