import { type FeeDiscountBusiness, feeDiscountBusinessList, feeDiscountDetail } from '@partner-dashboard/client'
import { NameCell, Page, Section } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { AddressedList } from '../../../../lists/AddressedList'
import { promotionBusinesses } from '../../../../lists/marketing'
import type { ListPageProps } from '../../../../lists/useListPage'
import { AppLink } from '../../../../shell/links'
import { promotionBusinessColumns } from '../../../../views/promotions'
import { AudienceFile } from './AudienceFile'
import { PromotionHead } from './PromotionHead'

interface PromotionPageProps extends ListPageProps<typeof promotionBusinesses> {
  feeDiscountId: string
  /** Whether businesses may come as a file. */
  hasCsv: boolean
}

const columns = promotionBusinessColumns((row) => (
  <NameCell note={row.external_id}>
    <AppLink to="/businesses/$businessId" params={{ businessId: row.business_id }} tone="plain">
      {row.business_name}
    </AppLink>
  </NameCell>
))
const rowId = ({ business_id }: FeeDiscountBusiness) => business_id

export function PromotionPage({ api, feeDiscountId, hasCsv, search, onSearchChange }: PromotionPageProps) {
  const promotion = useSuspenseQuery(feeDiscountDetail(api, feeDiscountId)).data
  const rows = useQuery({
    ...feeDiscountBusinessList(api, { id: feeDiscountId, state: promotion.state }, promotionBusinesses.query(search)),
    placeholderData: keepPreviousData,
  })
  return (
    <Page>
      <PromotionHead api={api} promotion={promotion} />
      <AudienceFile api={api} promotion={promotion} hasCsv={hasCsv} />
      <Section title="Businesses" description="What each did while it ran.">
        <AddressedList
          label="Businesses"
          columns={columns}
          getRowId={rowId}
          list={promotionBusinesses}
          rows={rows}
          search={search}
          onSearchChange={onSearchChange}
          empty={{ title: 'No businesses', description: 'Its audience has none, or its file has not come yet.' }}
          nothingFound="No business matches"
        />
      </Section>
    </Page>
  )
}
