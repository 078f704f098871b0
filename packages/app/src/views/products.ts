import type { ProductType } from '@partner-dashboard/client'
import { nameOf } from './look'
import { products } from './vocabulary'

export const productName = (type: string | null | undefined) => (type == null ? '' : nameOf(products, type))

/** Products that a holdback repays. Other products are repaid on due dates. */
export const hasHoldback = (type: ProductType | '') => type === 'merchant_cash_advance' || type === 'flex_loan'
