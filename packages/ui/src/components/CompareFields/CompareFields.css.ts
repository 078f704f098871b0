import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
})

const cell = {
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const

export const header = style({
  ...cell,
  color: color.textMuted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.semibold,
})

export const field = style({ ...cell, color: color.textMuted, fontWeight: vars.weight.regular })

export const value = style({ ...cell, fontVariantNumeric: 'tabular-nums' })

const changed = { paddingInline: 4, marginInline: -4, borderRadius: vars.radius.small } as const

export const theirs = style({ ...changed, background: color.caution.soft, color: color.caution.text })
export const yours = style({ ...changed, background: color.info.soft, color: color.info.text })

export const empty = style({ color: color.textMuted })

export const by = style({ color: color.textMuted, fontSize: vars.size[12], lineHeight: vars.leading[12] })

export const none = style({ color: color.textMuted })
