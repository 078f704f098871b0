import { globalStyle, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const nav = style({ minInlineSize: 0, overflow: 'hidden' })

export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  color: color.textMuted,
})

export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  selectors: {
    '&:last-child': { color: color.text, fontWeight: vars.weight.medium },
    // On a narrow screen it is the page's own name that gives way last.
    // Of those before it the first letter stays, and the mark behind them.
    '&:not(:last-child)': { flexShrink: 1000, minInlineSize: 44 },
  },
})

export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' })

// At least 24 by 24 px to press (WCAG 2.2, target size).
globalStyle(`${label} > a`, {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  paddingBlock: vars.space[1],
})

export const mark = style({ flex: 'none' })
