import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints'
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

export const backMark = style({ display: 'none', flex: 'none' })

const phone = (rule: GlobalStyleRule) => ({ '@media': { [below.sm]: rule } })
// Still read by screen readers: the last one is the current page.
globalStyle(
  `${list}[data-has-back] > ${crumb}:not([data-back])`,
  phone({ position: 'absolute', inlineSize: 1, minInlineSize: 0, overflow: 'hidden', clipPath: 'inset(50%)' }),
)
globalStyle(`${list}[data-has-back] ${mark}`, phone({ display: 'none' }))
globalStyle(`${list}[data-has-back] ${backMark}`, phone({ display: 'block' }))
globalStyle(
  `${list}[data-has-back] > ${crumb}[data-back]`,
  phone({ minInlineSize: 0, flexShrink: 1, color: color.text }),
)
