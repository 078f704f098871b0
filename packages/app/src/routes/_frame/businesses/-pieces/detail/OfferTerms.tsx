import type { Offer } from '@partner-dashboard/client'
import { CopyableText, DescriptionList, Section, Stack, StatusPill } from '@partner-dashboard/ui'
import { DataTable } from '@partner-dashboard/ui/table'
import { useMemo } from 'react'
import { webAddress } from '../../../../../views/businessDetail'
import { look } from '../../../../../views/look'
import { offerFacts, tierColumns } from '../../../../../views/offerTerms'
import { offerStatus } from '../../../../../views/vocabulary'

type Tier = Offer['tiers'][number]
const tierId = (tier: Tier) => `${tier.min_amount}:${tier.max_amount}`

export function OfferTerms({ offer }: { offer: Offer }) {
  const columns = useMemo(() => tierColumns(offer), [offer])
  const address = webAddress(offer.offer_url)
  return (
    <Stack gap={8}>
      <DescriptionList
        items={[
          { label: 'Status', value: <StatusPill {...look(offerStatus, offer.status)} /> },
          ...offerFacts(offer),
          ...(address ? [{ label: 'Offer URL', value: <CopyableText label="Offer URL" text={address} /> }] : []),
          { label: 'Offer ID', value: <CopyableText label="Offer ID" text={offer.id} /> },
        ]}
      />
      {offer.tiers?.length > 0 && (
        <Section title="Terms by amount">
          <DataTable label="Terms by amount" columns={columns} rows={offer.tiers} getRowId={tierId} />
        </Section>
      )}
    </Stack>
  )
}
