import { globalStyle, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.groundSunken,
  overflow: 'hidden',
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: 36,
  paddingInline: `${vars.space[3]} ${vars.space[1]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
})

/** Inset, so the rounded corner doesn't clip it. */
globalStyle(`${head} button:focus-visible`, { outlineOffset: -2 })

export const label = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.semibold,
})

export const body = style({
  maxBlockSize: 480,
  overflow: 'auto',
  padding: vars.space[3],
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
})

export const code = style({
  margin: 0,
  fontFamily: vars.font.mono,
  fontSize: vars.size[12],
  lineHeight: '18px',
  tabSize: 2,
  direction: 'ltr',
  textAlign: 'left',
  whiteSpace: 'pre',
})

export const wrapped = style([code, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }])

export const empty = style({ color: color.textMuted, fontSize: vars.size[13], lineHeight: vars.leading[13] })
