import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { below, color, from, vars } from '../theme'

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    flex: 'none',
    blockSize: vars.measure.control,
    padding: `0 ${vars.space[3]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: 'none',
    color: color.text,
    fontSize: vars.size[13],
    lineHeight: vars.leading[13],
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: {
      '&:disabled, &[aria-disabled=true]': { color: color.textMuted, opacity: 0.5, cursor: 'default' },
      '&:focus-visible': { outlineOffset: '1px' },
    },
  },
  variants: {
    look: {
      outline: {
        // Same as secondary buttons, which are next to it.
        borderColor: color.borderStrong,
        background: color.groundRaised,
        selectors: {
          '&:hover:not(:disabled, [aria-disabled=true])': { background: color.groundHover },
          '&[aria-expanded=true]': { background: color.groundHover },
        },
      },
      plain: {
        selectors: {
          '&:hover:not(:disabled, [aria-disabled=true])': { background: color.groundHover },
          '&[aria-expanded=true]': { background: color.groundPressed },
        },
      },
      solid: {
        background: color.accent,
        color: color.textOnSolid,
        selectors: { '&:hover:not(:disabled, [aria-disabled=true])': { background: color.accentHover } },
      },
    },
    tone: { neutral: {}, negative: { color: color.negative.text } },
    shape: { words: {}, icon: { inlineSize: vars.measure.control, padding: 0 } },
  },
  defaultVariants: { look: 'outline', tone: 'neutral', shape: 'words' },
})

/** Label of a button with an icon, shown if the row has space for it. */
export const wideText = style({ '@media': { 'screen and (max-width: 1439.98px)': { display: 'none' } } })

/** Row above the table: search, chips and, at the end, column settings. */
export const bar = style({
  position: 'relative',
  display: 'grid',
  minBlockSize: vars.measure.control,
  marginBlockEnd: vars.space[3],
  // On a phone, a list without filters has no empty row above its cards.
  '@media': {
    [below.md]: { selectors: { '&:has([role=search]:empty)': { minBlockSize: 0, marginBlockEnd: 0 } } },
  },
})
export const layer = style({
  gridArea: '1 / 1',
  minInlineSize: 0,
  // On a phone, the bulk bar is at the bottom and covers nothing here.
  '@media': { [from.md]: { selectors: { '&[data-covered]': { visibility: 'hidden' } } } },
})

export const bulk = style({
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: vars.space[2],
  minBlockSize: vars.measure.control,
  '@media': {
    // At the bottom of the screen, within reach of the thumb.
    [below.md]: {
      position: 'fixed',
      insetInline: vars.space[3],
      insetBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
      zIndex: vars.layer.frame,
      padding: vars.space[2],
      flexWrap: 'wrap',
      background: color.groundRaised,
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.overlay,
    },
  },
})

export const bulkCount = style({
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontWeight: vars.weight.semibold,
  marginInlineEnd: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
})
