import { style, styleVariants } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

const inForcedColors = (rule: { background?: string; border?: string }) => ({
  '@media': { '(forced-colors: active)': rule },
})

export const root = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })

/** Space for the marker above and below the bar. */
export const frame = style({ position: 'relative', paddingBlock: vars.space[1] })

export const track = style({
  position: 'relative',
  blockSize: 16,
  borderRadius: vars.radius.small,
  background: color.groundPressed,
  overflow: 'hidden',
  ...inForcedColors({ border: '1px solid CanvasText' }),
})

const fill = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  transformOrigin: 'left',
  transition: `transform ${vars.motion.calm}`,
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
} as const

export const paid = styleVariants({ accent: color.accent, positive: color.positive.solid }, (background) => ({
  ...fill,
  background,
  ...inForcedColors({ background: 'Highlight' }),
}))

export const expected = style({ ...fill, background: color.accentSoftHover })

export const mark = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 2,
  marginInlineStart: -1,
  borderRadius: vars.radius.full,
  background: color.text,
  ...inForcedColors({ background: 'CanvasText' }),
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
  gap: `${vars.space[3]} ${vars.space[6]}`,
})

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: color.textMuted,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
})

const swatch = { flex: 'none', blockSize: 10, inlineSize: 10, borderRadius: 2 } as const

export const swatches = styleVariants({
  accent: { ...swatch, background: color.accent, ...inForcedColors({ background: 'Highlight' }) },
  positive: { ...swatch, background: color.positive.solid, ...inForcedColors({ background: 'Highlight' }) },
  mark: {
    ...swatch,
    inlineSize: 2,
    marginInline: vars.space[1],
    background: color.text,
    ...inForcedColors({ background: 'CanvasText' }),
  },
  total: {
    ...swatch,
    background: color.groundPressed,
    boxShadow: `inset 0 0 0 1px ${color.border}`,
    ...inForcedColors({ border: '1px solid CanvasText' }),
  },
})

export const value = style({
  fontSize: vars.size[16],
  lineHeight: vars.leading[16],
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const note = style({
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.regular,
})
