import type { modes } from '../../.storybook/modes'

export type ModeName = keyof typeof modes

const everywhere: ModeName[] = ['light 400', 'light 1280', 'dark 400', 'dark 1280']
const desk: ModeName[] = ['light 1280', 'dark 1280']
const phone: ModeName[] = ['light 400', 'dark 400']
const eachOnce: ModeName[] = ['light 1280', 'dark 400']

/**
 * The stories whose pictures are kept: what everything else is drawn with, what is drawn by hand, and what a whole page looks like. Chosen to be few:
 * each costs a second and some bytes for ever. Chromatic has all stories.
 */
export const pictured: Record<string, readonly ModeName[]> = {
  'theme-tokens--light': desk,
  'patterns-form--sent-too-early': eachOnce,
  'patterns-list--default': eachOnce,
  'patterns-detail--default': eachOnce,
  'patterns-overview--default': eachOnce,
  'charts-linechart--default': everywhere,
  'charts-barchart--negative': eachOnce,
  'charts-stackedbarchart--default': eachOnce,
  'charts-funnelchart--default': eachOnce,
  'daterange-daterangefilter--custom': desk,
  'daterange-daterangefilter--narrow-open': phone,
  'table-datatable--default': eachOnce,
  'table-filterbar--active-filters': eachOnce,
}
