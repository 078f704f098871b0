import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const text = style({
  display: 'block',
  paddingBlock: vars.space[2],
  whiteSpace: 'normal',
  // In a card, the next line follows closely.
  selectors: { 'li &': { paddingBlock: 0 } },
})

export const pills = style({ display: 'block', whiteSpace: 'normal', lineHeight: '24px' })

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size[12],
  // Generated content isn't copied with the text.
  selectors: { '&[data-end]::before': { content: '…' } },
})
