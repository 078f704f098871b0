import {
  type Api,
  type FeeDiscountBusiness,
  feeDiscountBusinessList,
  feeDiscountDetail,
} from '@partner-dashboard/client'
import { NameCell, Page, Section } from '@partner-dashboard/ui'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { AddressedList } from '../../../../lists/AddressedList'
import { AppLink } from '../../../../shell/links'
import { activityOptions, promotionBusinessColumns } from '../../../../views/promotions'
import { AudienceFile } from './AudienceFile'
import { PromotionHead } from './PromotionHead'
import { type PromotionBusinessesSearch, promotionBusinessesQuery } from './promotionsSearch'

interface PromotionPageProps {
  api: Api
  feeDiscountId: string
  /** Whether businesses may come as a file. */
  hasCsv: boolean
  search: PromotionBusinessesSearch
  /** Changes the address. */
  onSearchChange: (change: Partial<PromotionBusinessesSearch>, options: { replace: boolean }) => void
}

const columns = promotionBusinessColumns((row) => (
  <NameCell note={row.external_id}>
    <AppLink to="/businesses/$businessId" params={{ businessId: row.business_id }} tone="plain">
      {row.business_name}
    </AppLink>
  </NameCell>
))
const rowId = ({ business_id }: FeeDiscountBusiness) => business_id
const filters = [{ id: 'activity', label: 'What it did', options: activityOptions }]

export function PromotionPage({ api, feeDiscountId, hasCsv, search, onSearchChange }: PromotionPageProps) {
  const promotion = useSuspenseQuery(feeDiscountDetail(api, feeDiscountId)).data
  const list = useQuery({
    ...feeDiscountBusinessList(api, { id: feeDiscountId, state: promotion.state }, promotionBusinessesQuery(search)),
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
          list={list}
          search={search}
          onSearchChange={onSearchChange}
          filters={filters}
          empty={{ title: 'No businesses', description: 'Its audience has none, or its file has not come yet.' }}
          nothingFound="No business matches"
        />
      </Section>
    </Page>
  )
}
