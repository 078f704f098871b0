import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

// The widget has its own colors, independent of the dashboard's theme.
const dark = { background: '#18191B', color: '#EDEEF0', borderColor: '#363A3F' } as const

export const widget = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  inlineSize: '100%',
  maxInlineSize: 380,
  padding: vars.space[5],
  border: '1px solid #E0E1E6',
  background: '#FFFFFF',
  color: '#1C2024',
  selectors: { '&[data-theme=dark]': dark },
  '@media': { '(prefers-color-scheme: dark)': { selectors: { '&[data-theme=auto]': dark } } },
})

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const logo = style({ flex: 'none', maxInlineSize: 120, maxBlockSize: 28, objectFit: 'contain' })

export const amount = style({
  fontSize: vars.size[24],
  lineHeight: vars.leading[24],
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const note = style({ fontSize: vars.size[13], lineHeight: vars.leading[13], opacity: 0.8 })

export const track = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 8,
  borderRadius: vars.radius.full,
  background: 'rgb(128 128 128 / 0.25)',
  overflow: 'hidden',
})

export const paid = style({ display: 'block', blockSize: '100%' })

export const button = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  fontWeight: vars.weight.medium,
})
