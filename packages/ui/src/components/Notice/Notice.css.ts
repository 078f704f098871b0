import { style, styleVariants } from '@vanilla-extract/css'
import { color, vars } from '../../theme/vars.css'

const box = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
} as const

export const tones = styleVariants(
  {
    info: color.info,
    positive: color.positive,
    caution: color.caution,
    negative: color.negative,
    neutral: color.neutral,
  },
  ({ soft, text }) => ({ ...box, background: soft, color: text }),
)

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere', flex: '1 1 240px' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
