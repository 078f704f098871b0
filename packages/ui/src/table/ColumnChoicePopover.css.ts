import { globalStyle, style } from '@vanilla-extract/css'
import { color, vars } from '../theme'

export const dialog = style({ outline: 'none', inlineSize: '280px', display: 'grid' })
export const list = style({ padding: vars.space[1], maxBlockSize: '360px', overflow: 'auto' })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  background: color.groundRaised,
  selectors: {
    '&:hover, &:focus-within': { backgroundImage: `linear-gradient(${color.groundHover}, ${color.groundHover})` },
    '&[data-dragging]': { position: 'relative', zIndex: 1, boxShadow: vars.shadow.overlay },
  },
})

// The row has its own hover background.
globalStyle(`${line} > label, ${line} > label:hover`, { background: 'none' })

export const grip = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '32px',
  color: color.textMuted,
  cursor: 'grab',
  touchAction: 'none',
  opacity: 0.6,
  selectors: { '&[data-fixed]': { visibility: 'hidden' } },
})

export const moves = style({
  display: 'flex',
  opacity: 0,
  paddingInlineEnd: '2px',
  selectors: { [`${line}:is(:hover, :focus-within) &`]: { opacity: 1 } },
  '@media': { '(hover: none)': { opacity: 1 } },
})

export const move = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '28px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text, background: color.groundPressed },
    '&[aria-disabled=true]': { opacity: 0.3, cursor: 'default' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: vars.space[2],
  borderBlockStart: `1px solid ${color.hairline}`,
})

export const densities = style({
  display: 'inline-flex',
  padding: '2px',
  borderRadius: vars.radius.control,
  background: color.neutral.soft,
})

export const density = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '28px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.medium,
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    // The outline is visible in forced colors only.
    '&:has(:checked)': {
      background: color.groundRaised,
      color: color.text,
      boxShadow: vars.shadow.raised,
      outline: '2px solid transparent',
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}` },
  },
})
