import type { BusinessDetails, BusinessMetadataStatus } from '@partner-dashboard/client'
import { DescriptionList, Section, StatusPill } from '@partner-dashboard/ui'
import { formatAddress, formatDate, formatIncorporationType, formatNaics } from '@partner-dashboard/ui/format'
import { known, sharedData } from '../../../../../views/businessDetail'

interface BusinessFactsProps {
  business: BusinessDetails
  /** Empty until loaded. */
  partnerName: string
  /** Undefined until loaded. */
  metadata: BusinessMetadataStatus | undefined
}

export function BusinessFacts({ business, partnerName, metadata }: BusinessFactsProps) {
  const data = metadata ? sharedData(metadata) : []
  const facts = known([
    { label: 'Entity type', value: formatIncorporationType(business.incorporation_type) },
    { label: 'Industry', value: formatNaics(business.naics) },
    { label: 'Address', value: formatAddress(business.address) },
    { label: 'Founded', value: formatDate(business.established_date) },
    { label: 'Added', value: formatDate(business.created_at) },
  ])
  // Always a line, so nothing moves when the name arrives.
  const partner = { label: 'Partner', value: partnerName || '–' }
  return (
    <>
      <Section title="Business">
        <DescriptionList items={[...facts, partner]} />
      </Section>
      {data.length > 0 && (
        <Section title="Shared data">
          <DescriptionList
            items={data.map(({ label, isShared }) => ({
              label,
              value: <StatusPill tone={isShared ? 'positive' : 'caution'} label={isShared ? 'Shared' : 'Missing'} />,
            }))}
          />
        </Section>
      )}
    </>
  )
}
