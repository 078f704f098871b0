export { type DateRange, type RangePreset, rangeForPreset, rangePresets } from './rangePresets'
