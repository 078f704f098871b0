import { style } from '@vanilla-extract/css'
import * as overlay from '../table/Overlay.css'
import { below, color, vars } from '../theme'

/** Fits the presets next to two months. */
export const popover = style([overlay.popover, { maxInlineSize: 'calc(100vw - 16px)', overflow: 'auto' }])

export const sheet = style([overlay.sheet, { overflow: 'auto', paddingBlockEnd: 'env(safe-area-inset-bottom)' }])

export const panel = style({ display: 'flex', '@media': { [below.md]: { flexDirection: 'column' } } })

export const menu = style({
  flex: 'none',
  inlineSize: 180,
  padding: vars.space[1],
  outline: 'none',
  '@media': { [below.md]: { inlineSize: '100%', padding: vars.space[2] } },
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 32,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: color.groundHover },
    // Visible in forced colors only.
    '&[data-focused]': { outline: '2px solid transparent', outlineOffset: -2 },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
})

export const calendar = style({
  padding: vars.space[4],
  borderInlineStart: `1px solid ${color.hairline}`,
  '@media': {
    [below.md]: { borderInlineStart: 0, borderBlockStart: `1px solid ${color.hairline}`, justifySelf: 'center' },
  },
})

/** Same size as the calendar, so the popover doesn't jump. */
export const wait = style([
  calendar,
  { inlineSize: 577, blockSize: 316, '@media': { [below.md]: { inlineSize: '100%' } } },
])
