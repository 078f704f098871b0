import { type Api, businessFundedProductList, type FundedProduct, type ProductType } from '@partner-dashboard/client'
import { NameCell } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AddressedList } from '../../../../../lists/AddressedList'
import type { ListSearch } from '../../../../../router/listSearch'
import { AppLink } from '../../../../../shell/links'
import { businessFundedProductColumns } from '../../../../../views/businessFundedProducts'
import { productName } from '../../../../../views/products'
import { fundedProductPage } from './listPage'

interface FundedProductListProps {
  api: Api
  businessId: string
  search: ListSearch
  onSearchChange: (change: Partial<ListSearch>, options?: { replace?: boolean }) => void
  /** Only these are shown. */
  productType?: ProductType
}

const columns = businessFundedProductColumns((product) => <ProductName product={product} />)
const rowId = (product: FundedProduct) => product.id

/** The funded products of one business, the latest first. */
export function FundedProductList({ api, businessId, search, onSearchChange, productType }: FundedProductListProps) {
  const list = useQuery({
    ...businessFundedProductList(api, businessId, fundedProductPage(search, productType)),
    placeholderData: keepPreviousData,
  })
  return (
    <AddressedList
      label={productType === undefined ? 'Funded products' : `${productName(productType)}s`}
      columns={columns}
      getRowId={rowId}
      list={list}
      search={search}
      onSearchChange={onSearchChange}
      empty={{
        title: productType === undefined ? 'Nothing funded yet' : `No ${productName(productType).toLowerCase()} yet`,
        description: 'A product appears here as soon as an approved application is funded.',
      }}
      nothingFound="No funded product matches"
    />
  )
}

function ProductName({ product }: { product: FundedProduct }) {
  return (
    <NameCell note={product.funded_at ? `Funded ${formatDate(product.funded_at)}` : ''}>
      <AppLink
        to="/businesses/$businessId/capital/funded-products/$capitalProductId"
        params={{ businessId: product.business_id, capitalProductId: product.id }}
        tone="plain"
      >
        {productName(product.product_type ?? null) || 'Funded product'}
      </AppLink>
    </NameCell>
  )
}
