export { type DateRangeValue, daysOfRange, readDateRange } from './dateRangeValue'
export { type DateRange, localTime, type RangePreset, rangeForPreset, rangePresets } from './rangePresets'
