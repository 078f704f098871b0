import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { backdrop } from '../../private/Backdrop.css'
import { below } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const overlay = style([
  backdrop,
  {
    justifyItems: 'center',
    alignItems: 'center',
    padding: vars.space[4],
    '@media': { [below.sm]: { alignItems: 'end', padding: 0 } },
  },
])

export const modal = recipe({
  base: {
    display: 'flex',
    inlineSize: '100%',
    maxBlockSize: '100%',
    minBlockSize: 0,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    background: color.groundRaised,
    boxShadow: vars.shadow.overlay,
    overflow: 'hidden',
    animation: `${rise} ${vars.motion.calm}`,
    '@media': {
      [below.sm]: { maxBlockSize: '92%', borderEndStartRadius: 0, borderEndEndRadius: 0, borderInlineWidth: 0 },
    },
  },
  variants: {
    size: {
      small: { maxInlineSize: 440 },
      medium: { maxInlineSize: vars.measure.form },
      large: { maxInlineSize: 960 },
    },
  },
  defaultVariants: { size: 'medium' },
})

export const dialog = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  minBlockSize: 0,
  outline: 'none',
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
})

export const title = style({
  paddingBlock: vars.space[1],
  fontSize: vars.size[16],
  lineHeight: vars.leading[16],
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
})

export const description = style({ gridColumn: '1 / -1', paddingInlineEnd: vars.space[2], color: color.textMuted })

export const body = style({
  overflowY: 'auto',
  paddingBlock: `${vars.space[2]} ${vars.space[5]}`,
  paddingInline: vars.space[5],
  overflowWrap: 'anywhere',
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    // The form's actions have their own space, and stay above the focused field.
    '&:has(form)': { paddingBlockEnd: 0, scrollPaddingBlockEnd: 72 },
  },
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': { [below.sm]: { display: 'grid' } },
})
