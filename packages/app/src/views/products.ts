import type { ProductType } from '@partner-dashboard/client'
import { type Look, look } from './look'

const products = {
  merchant_cash_advance: { tone: 'neutral', label: 'Merchant cash advance' },
  flex_loan: { tone: 'neutral', label: 'Flex loan' },
  term_loan: { tone: 'neutral', label: 'Term loan' },
  bnpl: { tone: 'neutral', label: 'BNPL' },
  spend_card: { tone: 'neutral', label: 'Spend card' },
} satisfies Record<ProductType, Look>

export const productName = (type: string | null | undefined) => (type == null ? '' : look(products, type).label)

export const productOptions = Object.entries(products).map(([value, { label }]) => ({ value, label }))
/** Only these are loans. A merchant cash advance is a sale of receivables. */
export const loanProducts: readonly ProductType[] = ['flex_loan', 'term_loan']

export const productTypes = Object.keys(products) as ProductType[]
