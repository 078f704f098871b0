import { keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

export const region = style({
  position: 'fixed',
  insetBlockStart: vars.space[4],
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: 'calc(100vw - 32px)',
  zIndex: vars.layer.toast,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  // Shape of the focus ring (F6 moves focus here).
  borderRadius: vars.radius.card,
  // Below the title of a side panel, which starts at the top of the window.
  selectors: {
    'body:has([data-side-panel]) &': { insetBlockStart: `calc(${vars.measure.header} + ${vars.space[2]})` },
  },
})

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  maxInlineSize: 480,
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.groundRaised,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${vars.motion.calm}`,
  selectors: {
    '&[data-tone=negative]': { borderInlineStart: `3px solid ${color.negative.solid}` },
    '&[data-tone=positive]': { borderInlineStart: `3px solid ${color.positive.solid}` },
  },
})

export const text = style({ overflowWrap: 'anywhere' })

export const close = style({
  display: 'inline-flex',
  // Would shrink next to long text.
  flexShrink: 0,
  padding: vars.space[2],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: color.groundHover } },
})

export const action = style({
  flexShrink: 0,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: color.accentText,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: color.groundHover } },
})
