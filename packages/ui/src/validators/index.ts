export { type DateFormat, type FieldType, type FieldValue, fieldTypes } from '../data/fieldType'
export { currency, percent } from './amounts'
export { type DateOptions, type DateRule, date } from './date'
export { digits } from './digits'
export { email } from './email'
export { isEmbedId } from './embedId'
export {
  acceptsFile,
  type FileLike,
  type FileRejection,
  type FileRules,
  IGNORED_FILES,
  MAX_UPLOAD_BYTES,
  rejectFiles,
  type SortedFiles,
} from './files'
export { hexcode } from './hexcode'
export { sin, ssn } from './personalNumbers'
export { canadaPhone, phone } from './phone'
export { routingNumber } from './routingNumber'
export { textLength } from './textLength'
export { url } from './url'
export { checkField, type FieldProblem, type ValidateOptions, validateField } from './validateField'
export type { Validator } from './validator'
export { type Code, tell, words } from './words'
