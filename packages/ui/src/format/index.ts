export { formatCurrency, parseCurrency } from './currency'
export { type FormatDateOptions, formatDate, parseDate } from './date'
export {
  formatAccountType,
  formatAddress,
  formatIncorporationType,
  formatNaics,
  formatTransferMethod,
  type ShownAddress,
} from './words'
