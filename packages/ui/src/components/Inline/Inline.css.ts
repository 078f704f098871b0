import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints'
import { color, vars } from '../../theme/vars.css'

const base = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0, listStyle: 'none' })

export const gaps = styleVariants(vars.space, (gap) => [base, { gap }])

export const aligns = styleVariants({ center: 'center', end: 'end', start: 'start' }, (alignItems) => ({ alignItems }))

export const isSticky = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${color.border}`,
  background: color.ground,
})

/** The padding keeps focus rings inside. */
export const isStrip = style({
  '@media': {
    [below.md]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      padding: vars.space[1],
      margin: `calc(-1 * ${vars.space[1]})`,
    },
  },
})
globalStyle(`${isStrip} > *`, { flex: 'none' })
