import { style } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

export const table = style({
  inlineSize: '100%',
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
})

const line = style({
  paddingBlock: vars.space[1],
  paddingInline: vars.space[1],
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: { '&[data-selected]': { background: color.info.soft } },
})

export const head = style([
  line,
  {
    '@media': { [from.sm]: { inlineSize: '18%' } },
    verticalAlign: 'bottom',
    textAlign: 'center',
    fontWeight: vars.weight.semibold,
    color: color.textMuted,
    // Dialogs break words anywhere.
    overflowWrap: 'normal',
    selectors: { '&[data-selected]': { color: color.text } },
  },
])

export const corner = style([
  head,
  { '@media': { [from.sm]: { inlineSize: 'auto' } }, paddingInlineStart: 0, textAlign: 'start' },
])

export const name = style([
  line,
  { paddingInlineStart: 0, textAlign: 'start', fontWeight: vars.weight.regular, color: color.text },
])

export const check = style({ marginInline: 'auto' })

export const cell = style([line, { textAlign: 'center', color: color.textMuted }])
