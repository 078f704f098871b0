export { formatCompactCurrency, formatCurrency, parseCurrency } from './currency'
export { type FormatDateOptions, formatDate, parseDate } from './date'
export { formatMiddleCut } from './middleCut'
export { formatBytes, formatNumber, formatRange } from './number'
export { once } from './once'
export { formatPathTail } from './pathTail'
export { formatPercent, formatPercentCell, formatShare, parsePercent } from './percent'
export { formatPhone, parsePhone } from './phone'
export { formatTimeRemaining } from './timeRemaining'
export {
  formatAccountType,
  formatAddress,
  formatIncorporationType,
  formatNaics,
  formatTransferMethod,
  parseAccountType,
  parseIncorporationType,
  parseNaics,
  parseTransferMethod,
  type ShownAddress,
  type ShownNaics,
} from './words'
