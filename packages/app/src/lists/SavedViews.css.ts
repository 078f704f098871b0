import { color, vars } from '@partner-dashboard/ui/theme'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'grid',
  gap: vars.space[3],
  inlineSize: 300,
  maxInlineSize: '100%',
})

export const hint = style({ color: color.textMuted, fontSize: vars.size[13], lineHeight: vars.leading[13] })

export const list = style({
  display: 'grid',
  maxBlockSize: 260,
  overflowY: 'auto',
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `1px solid ${color.hairline}`,
})

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })

export const rename = style({ flex: 1, display: 'grid', gap: vars.space[2], paddingBlock: vars.space[2] })

export const actions = style({ display: 'flex', gap: vars.space[2] })

export const view = style({
  flex: 1,
  minInlineSize: 0,
  padding: `${vars.space[2]} 0`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  color: color.text,
  selectors: {
    '&:hover': { color: color.accentText },
    '&[aria-current]': { fontWeight: vars.weight.semibold },
  },
})

export const form = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' })

export const foot = style({ marginInlineStart: `calc(-1 * ${vars.space[2]})` })
