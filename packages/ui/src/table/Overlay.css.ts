import { style } from '@vanilla-extract/css'
import { backdrop } from '../private/Backdrop.css'
import { color, from, vars } from '../theme'

export const popover = style({
  boxSizing: 'border-box',
  minInlineSize: '180px',
  maxInlineSize: 'min(360px, calc(100vw - 16px))',
  background: color.groundRaised,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  zIndex: vars.layer.overlay,
  transition: `opacity ${vars.motion.quick}, transform ${vars.motion.quick}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0, transform: 'translateY(-2px)' },
  },
})

export const dialog = style({ outline: 'none' })

export const scrim = style([
  backdrop,
  { alignItems: 'end', '@media': { [from.md]: { alignItems: 'stretch', justifyItems: 'end' } } },
])

export const sheet = style({
  display: 'grid',
  maxBlockSize: '85dvh',
  background: color.groundRaised,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  transition: `transform ${vars.motion.calm}`,
  selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(24px)' } },
  '@media': {
    [from.md]: {
      inlineSize: '360px',
      maxBlockSize: 'none',
      borderStartEndRadius: 0,
      borderEndStartRadius: vars.radius.card,
      selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateX(24px)' } },
    },
  },
})

export const sheetDialog = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  maxBlockSize: '85dvh',
  '@media': { [from.md]: { maxBlockSize: '100dvh' } },
  outline: 'none',
})

export const sheetHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
})

export const sheetTitle = style({
  fontSize: vars.size[16],
  lineHeight: vars.leading[16],
  fontWeight: vars.weight.semibold,
})

export const sheetBody = style({ overflow: 'auto', padding: `${vars.space[3]} ${vars.space[2]}` })

export const sheetSort = style({ padding: vars.space[2] })

export const sheetSection = style({
  padding: `${vars.space[2]} ${vars.space[2]} 0`,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.semibold,
  color: color.textMuted,
})

export const sheetFoot = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[2],
  padding: vars.space[3],
  paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.hairline}`,
})
