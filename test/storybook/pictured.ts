import type { modes } from '../../.storybook/modes'

export type ModeName = keyof typeof modes

const everywhere: ModeName[] = ['light 400', 'light 1280', 'dark 400', 'dark 1280']
const desk: ModeName[] = ['light 1280', 'dark 1280']
const phone: ModeName[] = ['light 400', 'dark 400']
const eachOnce: ModeName[] = ['light 1280', 'dark 400']

/**
 * Stories with snapshots: basic components, hand-drawn ones, and whole pages. Few, because each costs a second and
 * storage. Chromatic covers all stories.
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
