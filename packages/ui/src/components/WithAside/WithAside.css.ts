import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../theme/breakpoints'
import { vars } from '../../theme/vars.css'

/** From 1080 px on, the aside is next to the content; below that, under it. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.measure.aside}` } },
})

/**
 * On narrow screens, the aside waits for the content to load, so it doesn't jump. Loading content is a skeleton or a
 * table placeholder.
 */
const shape = ':is([role=status][aria-label^=Loading], [data-shape])'
globalStyle(`${root}:has(${shape}) > aside`, { '@media': { [below.lg]: { display: 'none' } } })
