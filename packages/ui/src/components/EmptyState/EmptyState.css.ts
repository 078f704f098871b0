import { style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  paddingBlock: vars.space[16],
  paddingInline: vars.space[4],
  textAlign: 'center',
})

export const title = style({ fontWeight: vars.weight.semibold, fontSize: vars.size[16], lineHeight: vars.leading[16] })

export const description = style({ color: color.textMuted, maxInlineSize: '48ch', textWrap: 'balance' })

export const action = style({ marginBlockStart: vars.space[4] })
