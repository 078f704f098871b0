import { type Api, businessOfferList, type OfferRow, offerList } from '@partner-dashboard/client'
import { Stack } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { AppButtonLink } from '../../../../../shell/links'
import { OfferTerms } from '../detail/OfferTerms'
import { RowPanel } from './RowPanel'

interface OfferPanelProps {
  api: Api
  id: string | undefined
  /** Rows of the current page, which usually contain it. */
  rows: readonly OfferRow[] | undefined
  onClose: () => void
}

export function OfferPanel({ api, id, rows, onClose }: OfferPanelProps) {
  const listed = rows?.find((row) => row.id === id)
  const isElsewhere = id !== undefined && rows !== undefined && !listed
  const search = useQuery({ ...offerList(api, { search: id }), enabled: isElsewhere })
  const row = listed ?? (isElsewhere ? search.data?.results.find((one) => one.id === id) : undefined)
  const terms = useQuery({
    ...businessOfferList(api, row?.business_id ?? '', { offer_id: id }),
    enabled: row !== undefined,
  })
  const offer = row && terms.data?.results.find((one) => one.id === id)
  return (
    <RowPanel
      isOpen={id !== undefined}
      onClose={onClose}
      title={row?.business_name || 'Offer'}
      queries={[{ ...search, isLoading: search.isLoading || rows === undefined }, terms]}
    >
      {offer && (
        <Stack gap={6}>
          <OfferTerms offer={offer} />
          <div>
            <AppButtonLink to="/businesses/$businessId/capital/overview" params={{ businessId: offer.business_id }}>
              Open business
            </AppButtonLink>
          </div>
        </Stack>
      )}
    </RowPanel>
  )
}
