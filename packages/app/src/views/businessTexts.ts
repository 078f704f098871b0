import type { BusinessRow } from '@partner-dashboard/client'
import { formatCurrency } from '@partner-dashboard/ui/format'
import { businessName } from './businessName'
import { productName } from './products'

/** Zero amounts are blank, so the others stand out. */
export const amountOrBlank = (amount: number, currency: string) =>
  amount === 0 ? '' : formatCurrency(amount, currency)

/** Texts of a row in the list of businesses, as the table and the shell show them. */
export const businessTexts = {
  name: businessName,
  external_id: (row) => row.external_id,
  product_type: (row) => productName(row.product_type),
  monthly_sales_amount: (row) => formatCurrency(row.monthly_sales_amount, row.currency),
  max_offer_amount: (row) => amountOrBlank(row.max_offer_amount, row.currency),
  outstanding_amount: (row) => amountOrBlank(row.outstanding_amount, row.currency),
} satisfies Record<string, (row: BusinessRow) => string>
