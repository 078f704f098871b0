import { style } from '@vanilla-extract/css'
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
    '&:not(:last-child)': { flexShrink: 1000, minInlineSize: 40 },
  },
})

export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' })

export const mark = style({ flex: 'none' })
