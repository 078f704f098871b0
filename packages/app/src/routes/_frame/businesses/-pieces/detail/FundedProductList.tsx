import { businessFundedProductList, type FundedProduct, type ProductType } from '@partner-dashboard/client'
import { NameCell } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AddressedList } from '../../../../../lists/AddressedList'
import { businessFundedProducts } from '../../../../../lists/businesses'
import type { ListPageProps } from '../../../../../lists/useListPage'
import { AppLink } from '../../../../../shell/links'
import { businessFundedProductColumns } from '../../../../../views/businessFundedProducts'
import { productName } from '../../../../../views/products'
import { failedPaymentCell } from '../FailedPaymentPill'

interface FundedProductListProps extends ListPageProps<typeof businessFundedProducts> {
  businessId: string
  /** Shows only this product. */
  productType?: ProductType
}

const columns = businessFundedProductColumns({
  name: (product) => <ProductName product={product} />,
  failure: failedPaymentCell,
})
const rowId = (product: FundedProduct) => product.id

export function FundedProductList({ api, businessId, search, onSearchChange, productType }: FundedProductListProps) {
  const query = businessFundedProducts.query(search, { product_type: productType && [productType] })
  const rows = useQuery({
    ...businessFundedProductList(api, businessId, query),
    placeholderData: keepPreviousData,
  })
  return (
    <AddressedList
      label={productType === undefined ? 'Funded products' : `${productName(productType)}s`}
      columns={columns}
      getRowId={rowId}
      list={businessFundedProducts}
      rows={rows}
      search={search}
      onSearchChange={onSearchChange}
      empty={{
        title:
          productType === undefined ? 'No funded products yet' : `No ${productName(productType).toLowerCase()} yet`,
        description: 'A product appears here when an approved application is funded.',
      }}
      nothingFound="No funded products match these filters"
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
