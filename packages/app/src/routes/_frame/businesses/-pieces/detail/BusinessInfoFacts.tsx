import { type Api, businessInfo } from '@partner-dashboard/client'
import { CopyableText, DescriptionList, Link, Section, Skeleton, StatusPill } from '@partner-dashboard/ui'
import {
  formatAddress,
  formatDate,
  formatIncorporationType,
  formatNaics,
  formatPhone,
} from '@partner-dashboard/ui/format'
import { regions } from '@partner-dashboard/ui/regions'
import { useQuery } from '@tanstack/react-query'
import { known, webAddress } from '../../../../../views/businessDetail'
import { look } from '../../../../../views/look'
import { businessStatus } from '../../../../../views/vocabulary'
import { Masked } from './Masked'
import { QueryContent } from './QueryContent'

const regionOf = (code: string | null | undefined) => regions.find((region) => region.code === code)
const regionName = (code: string | null | undefined) => regionOf(code)?.name ?? code
const regionWord = (code: string | null | undefined) => (regionOf(code)?.country === 'CA' ? 'Province' : 'State')

export function BusinessInfoFacts({ api, businessId }: { api: Api; businessId: string }) {
  return (
    <QueryContent query={useQuery(businessInfo(api, businessId))} shape={<Skeleton lines={12} />}>
      {(info) => {
        const url = webAddress(info.url)
        return (
          <>
            <Section title="Registration">
              <DescriptionList
                items={known([
                  { label: 'Legal name', value: info.legal_name },
                  { label: 'DBA name', value: info.dba_name },
                  { label: 'Entity type', value: formatIncorporationType(info.incorporation_type) },
                  {
                    label: `${regionWord(info.incorporation_state)} of incorporation`,
                    value: regionName(info.incorporation_state),
                  },
                  { label: 'EIN', value: info.ein_last4 && <Masked shape="ein" last4={info.ein_last4} /> },
                  {
                    label: 'Business number',
                    value: info.business_number_last4 && <Masked shape="other" last4={info.business_number_last4} />,
                  },
                  { label: 'Industry', value: formatNaics(info.naics) },
                  { label: 'Founded', value: formatDate(info.established_date) },
                ])}
              />
            </Section>
            <Section title="Contact">
              <DescriptionList
                items={known([
                  { label: 'Address', value: formatAddress(info.address) },
                  { label: 'Phone', value: formatPhone(info.phone) },
                  { label: 'Email', value: info.email },
                  {
                    label: 'Website',
                    value: url ? (
                      <Link href={url} target="_blank" rel="noreferrer">
                        {info.url}
                      </Link>
                    ) : (
                      info.url
                    ),
                  },
                ])}
              />
            </Section>
            <Section title="Account">
              <DescriptionList
                items={known([
                  { label: 'Status', value: info.status && <StatusPill {...look(businessStatus, info.status)} /> },
                  { label: 'Currency', value: info.currency },
                  {
                    label: 'External ID',
                    value: info.external_id && <CopyableText label="External ID" text={info.external_id} />,
                  },
                  { label: 'Last updated', value: formatDate(info.updated_at) },
                ])}
              />
            </Section>
          </>
        )
      }}
    </QueryContent>
  )
}
