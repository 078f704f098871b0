import { below, color, from, vars } from '@partner-dashboard/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** The facts stand beside the tab from 1080 px on, under it before. */
export const withAside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.measure.aside}` } },
})

/**
 * Under a tab, the facts wait for it: they would be pushed around by what it turns out to hold. Its shape is a skeleton's, or a table's.
 */
const shape = ':is([role=status][aria-label^=Loading], [data-shape])'
globalStyle(`${withAside}:has(${shape}) > aside`, { '@media': { [below.lg]: { display: 'none' } } })

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  minInlineSize: 0,
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })

export const note = style({ color: color.textMuted, fontSize: vars.size[13], lineHeight: vars.leading[13] })

/** Takes the focus of a button that is gone; the words in it are what is gone on with. */
export const goneOn = style({ outline: 'none' })
