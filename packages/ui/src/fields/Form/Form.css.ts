import { globalStyle, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const form = style({
  display: 'grid',
  gap: vars.space[5],
  maxInlineSize: vars.measure.form,
  // In a grid, the actions couldn't stick beyond their own row.
  selectors: { '[data-dialog] &, &[data-pinned]': { display: 'flex', flexDirection: 'column' } },
})

// Keeps the focused field above the pinned actions.
globalStyle(`:root:has(${form}[data-pinned])`, { scrollPaddingBlockEnd: 104 })

export const head = style({ display: 'grid', gap: vars.space[1] })

export const title = style({
  fontSize: vars.size[20],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.01em',
})

export const description = style({ color: color.textMuted })

export const refusal = style({
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: color.negative.soft,
  color: color.negative.text,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
})

/** In a row, or stacked if they are full width. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: {
    // The negative margin makes up for the padding, so pinning moves nothing.
    '[data-pinned] > &': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.layer.sticky,
      marginBlock: `calc(-1 * ${vars.space[3]})`,
      paddingBlock: vars.space[3],
      background: color.ground,
      boxShadow: `0 -1px ${color.hairline}`,
    },
    // Stays visible while the fields scroll, like a dialog's footer.
    '[data-dialog] &': {
      position: 'sticky',
      insetBlockEnd: 0,
      marginBlock: 0,
      marginInline: `calc(-1 * ${vars.space[5]})`,
      paddingBlock: vars.space[3],
      paddingInline: vars.space[5],
      paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
      background: color.groundRaised,
      borderBlockStart: `1px solid ${color.hairline}`,
      boxShadow: 'none',
    },
  },
})
