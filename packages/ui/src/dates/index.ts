export { type DateRangeValue, daysOfRange, readDateRange } from './dateRangeValue'
export { type DateRange, type RangePreset, rangeForPreset, rangePresets } from './rangePresets'
