import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../theme/breakpoints'
import { vars } from '../../theme/vars.css'

/** The facts stand beside the content from 1080 px on, under it before. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.measure.aside}` } },
})

/**
 * Under the content, the facts wait for it: they would be pushed around by what it turns out to hold. Its shape is a skeleton's, or a table's.
 */
const shape = ':is([role=status][aria-label^=Loading], [data-shape])'
globalStyle(`${root}:has(${shape}) > aside`, { '@media': { [below.lg]: { display: 'none' } } })
