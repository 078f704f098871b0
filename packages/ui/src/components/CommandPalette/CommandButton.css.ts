import { style } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints'
import { hovered } from '../../theme/hovered'
import { color, vars } from '../../theme/vars.css'

const hiddenOnPhone = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: 208,
  minBlockSize: 32,
  marginInlineEnd: vars.space[2],
  paddingInline: vars.space[2],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.groundRaised,
  color: color.textMuted,
  fontSize: vars.size[13],
  cursor: 'pointer',
  '@media': {
    ...hovered({ borderColor: color.borderStrong, color: color.text }),
    [below.md]: {
      position: 'relative',
      justifyContent: 'center',
      inlineSize: 44,
      minBlockSize: 44,
      marginInlineEnd: 0,
      border: 0,
      background: 'transparent',
    },
  },
})

export const label = style({ flex: 1, textAlign: 'start', '@media': { [below.md]: hiddenOnPhone } })

export const key = style({
  fontFamily: 'inherit',
  fontSize: vars.size[12],
  '@media': { [below.md]: { display: 'none' } },
})
