import type { ProductType } from '@partner-dashboard/client'
import { type ListSearch, pageSizeOf } from '../../../../../router/listSearch'

// What a route's loader needs stands apart from what it draws: the loaders of all routes come with the first screen.

/** The lists of one business come in the server's order, the latest first, and in no other. */
export const unsorted: readonly string[] = []

/** The place of the page, as the calls take it. */
export const listPage = ({ cursor, page_size }: Pick<ListSearch, 'cursor' | 'page_size'>) => ({
  cursor,
  page_size: pageSizeOf({ page_size }),
})

/** As many as one answer can hold: a business that buys by orders has a funded product for each. */
export const productsToChoose = { page_size: 100 } as const

/** The same of the funded products of one kind. */
export const fundedProductPage = (search: Pick<ListSearch, 'cursor' | 'page_size'>, productType?: ProductType) => ({
  ...listPage(search),
  product_type: productType && [productType],
})
