import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

export const list = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [from.md]: { display: 'flex', gap: 0 } },
})

export const step = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 1,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: color.textMuted,
  '@media': {
    [from.md]: {
      display: 'grid',
      alignContent: 'start',
      gap: vars.space[2],
      paddingInlineEnd: vars.space[3],
      selectors: {
        '&:not(:last-child)::before': {
          content: '',
          position: 'absolute',
          insetBlockStart: 7,
          insetInlineStart: 20,
          insetInlineEnd: 4,
          blockSize: 2,
          background: color.border,
        },
        '&[data-status=completed]:not(:last-child)::before': { background: color.positive.solid },
      },
    },
  },
  selectors: {
    '&[data-status=completed]': { color: color.text },
    '&[data-status=in_progress]': { color: color.text, fontWeight: vars.weight.medium },
  },
})

const dot = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 16,
  blockSize: 16,
  borderRadius: vars.radius.full,
  border: `2px solid ${color.borderStrong}`,
})

const filled = (ground: string) => [dot, { background: ground, borderColor: ground, color: color.ground }]

export const dots = styleVariants({
  completed: filled(color.positive.text),
  in_progress: [
    dot,
    { borderColor: color.accent, boxShadow: `inset 0 0 0 2px ${color.groundRaised}`, background: color.accent },
  ],
  not_started: [dot],
  failed: filled(color.negative.text),
  expired: filled(color.neutral.solid),
})
