import { color, vars } from '@partner-dashboard/ui/theme'
import { style } from '@vanilla-extract/css'

// The widget's own colors, whatever the dashboard's are.
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
  justifySelf: 'stretch',
  minInlineSize: 0,
})

export const logo = style({ maxInlineSize: 120, maxBlockSize: 28, objectFit: 'contain' })

export const amount = style({ fontSize: vars.size[24], lineHeight: vars.leading[24], fontWeight: vars.weight.semibold })

export const button = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  fontWeight: vars.weight.medium,
})

export const root = style({ display: 'grid', gap: vars.space[4], justifyItems: 'center', inlineSize: '100%' })

export const caption = style({ color: color.textMuted, fontSize: vars.size[12], lineHeight: vars.leading[12] })
