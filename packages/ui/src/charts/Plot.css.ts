import { globalStyle, style } from '@vanilla-extract/css'
import { color, vars } from '../theme/vars.css'
import { words } from './tones.css'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], blockSize: '100%' })

export const plot = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  borderRadius: vars.radius.small,
  // Horizontal swipes move between points, vertical swipes scroll the page.
  touchAction: 'pan-y',
  userSelect: 'none',
})

export const drawing = style({
  position: 'absolute',
  inset: 0,
  overflow: 'visible',
  // Time runs left to right in every language.
  direction: 'ltr',
  fontSize: vars.size[12],
  fontVariantNumeric: 'tabular-nums',
  fontFamily: 'inherit',
})

// Forced colors don't change drawings by themselves.
globalStyle(`${drawing} :is(text, tspan)`, { '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } })

export const gridLine = style({ stroke: color.hairline, shapeRendering: 'crispEdges' })
export const zeroLine = style({ stroke: color.borderStrong, shapeRendering: 'crispEdges' })
export const axisText = style({ fill: color.textMuted })
export const cursorLine = style({ stroke: color.borderStrong, shapeRendering: 'crispEdges' })
export const cursorBand = style({ fill: color.groundHover })
export const endLabel = style({ fill: words, fontWeight: vars.weight.medium })
