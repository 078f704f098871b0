import { style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints'
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

const columnHead = style([
  line,
  {
    verticalAlign: 'bottom',
    textAlign: 'center',
    fontWeight: vars.weight.semibold,
    color: color.textMuted,
    // Dialogs break words anywhere.
    overflowWrap: 'normal',
    selectors: { '&[data-selected]': { color: color.text } },
  },
])

export const head = style([columnHead, { inlineSize: '16%', '@media': { [below.sm]: { inlineSize: '10%' } } }])

/** On a phone, headers run upwards, so that row labels fit on one line. */
export const headText = style({
  '@media': {
    [below.sm]: { maxInlineSize: 96, writingMode: 'vertical-rl', rotate: '180deg', textAlign: 'start' },
  },
})

export const corner = style([columnHead, { paddingInlineStart: 0, textAlign: 'start' }])

export const name = style([
  line,
  { paddingInlineStart: 0, textAlign: 'start', fontWeight: vars.weight.regular, color: color.text },
])

export const check = style({ marginInline: 'auto' })

export const cell = style([line, { textAlign: 'center', color: color.textMuted }])
