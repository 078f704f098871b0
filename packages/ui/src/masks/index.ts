export type { DateFormat, FieldType, FieldValue } from '../data/fieldType'
export { isMasked, type MaskOptions } from './fieldMasks'
export { maskField, maskFieldOnBlur, maskStored, storedForm, unmaskField } from './maskField'
export { type CaretOptions, maskWithCaret } from './maskWithCaret'
