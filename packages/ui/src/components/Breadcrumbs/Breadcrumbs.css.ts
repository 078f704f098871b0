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
    // On narrow screens, earlier crumbs shrink first and keep their first letter.
    '&:not(:last-child)': { flexShrink: 1000, minInlineSize: 44 },
  },
})

export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' })

// Target size of at least 24 by 24 px (WCAG 2.2).
globalStyle(`${label} > a`, {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  paddingBlock: vars.space[1],
})

export const mark = style({ flex: 'none' })

export const backMark = style({ display: 'none', flex: 'none' })

const phone = (rule: GlobalStyleRule) => ({ '@media': { [below.sm]: rule } })
// Hidden visually only: screen readers still read the current page.
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
