import type * as v from 'valibot'
import { daysOf, type ListSearch } from '../../../../../router/listSearch'
import { optionalList, optionalListOf } from '../../../../../router/searchFields'
import { businessFilterValues } from '../../../../../views/businessFilterValues'
import { productTypes } from '../../../../../views/products'

/** What each list of capital can be filtered by, besides its own words. */
export const capitalFields = {
  product_type: optionalListOf(productTypes),
  region: optionalListOf(businessFilterValues.region),
  // As analytics tells them: a title that is not known here is asked for too.
  industry: optionalList,
  currency: optionalListOf(['USD', 'CAD']),
}

type CapitalSearch = ListSearch & { [Name in keyof typeof capitalFields]?: v.InferOutput<(typeof capitalFields)[Name]> }

/** That part of the calls' filter. */
export const capitalFilterOf = (search: CapitalSearch) => ({
  search: search.search,
  product_type: search.product_type,
  region: search.region,
  industry: search.industry,
  currency: search.currency,
  ...daysOf(search),
})
