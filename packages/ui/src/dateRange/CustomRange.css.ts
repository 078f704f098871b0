import { style } from '@vanilla-extract/css'
import { below, color, vars } from '../theme'

/** Touch target of 44 px, or less if seven don't fit. */
const onPhone = { inlineSize: 'min(44px, calc((100vw - 32px) / 7))' }

export const months = style({ display: 'flex', gap: vars.space[6], justifyContent: 'center' })

export const month = style({ display: 'grid', gap: vars.space[2], alignContent: 'start' })

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', blockSize: 36 })

export const title = style({ flex: 1, textAlign: 'center', fontWeight: vars.weight.semibold })

export const step = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 36,
  blockSize: 36,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.groundHover },
    '&[data-disabled]': { opacity: 0.4, cursor: 'default' },
  },
})

/** Balances the other month's button, so the title stays centered. */
export const noStep = style({ inlineSize: 36, flex: 'none' })

export const weekday = style({
  inlineSize: 36,
  blockSize: 28,
  fontSize: vars.size[12],
  fontWeight: vars.weight.medium,
  color: color.textMuted,
  '@media': { [below.md]: onPhone },
})

export const day = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  marginBlock: 1,
  borderRadius: vars.radius.control,
  fontSize: vars.size[13],
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  '@media': { [below.md]: { ...onPhone, blockSize: 44 } },
  selectors: {
    '&[data-hovered]': { background: color.groundHover },
    '&[data-outside-month]': { display: 'none' },
    '&[data-disabled]': { color: color.textMuted, opacity: 0.5, cursor: 'default' },
    // The outline is visible in forced colors only.
    '&[data-selected]': {
      background: color.accentSoft,
      borderRadius: 0,
      outline: '2px solid transparent',
      outlineOffset: -2,
    },
    '&[data-selection-start], &[data-selection-end]': { background: color.accent, color: color.textOnSolid },
    '&[data-selection-start]': {
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    '&[data-selection-end]': { borderStartEndRadius: vars.radius.control, borderEndEndRadius: vars.radius.control },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 1, position: 'relative', zIndex: 1 },
  },
})

/** Today, by default in UTC, which can differ from the device's date. */
export const today = style([
  day,
  { fontWeight: vars.weight.semibold, boxShadow: `inset 0 0 0 1px ${color.borderStrong}` },
])

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: color.textMuted,
})
