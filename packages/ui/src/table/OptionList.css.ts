import { style } from '@vanilla-extract/css'
import { color, vars } from '../theme'

export const search = style({ display: 'flex', padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1]}` })

export const list = style({
  padding: vars.space[1],
  maxBlockSize: '320px',
  overflow: 'auto',
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '32px',
  borderRadius: vars.radius.control,
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  paddingInlineEnd: vars.space[3],
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:hover': { background: color.groundHover },
    '&:has(:focus-visible)': { background: color.groundHover },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
})

export const none = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: color.textMuted,
})
