import type { components } from '@partner-dashboard/contract'
import { businessId } from '../../platform/ids'
import { money } from '../../platform/money'
import { type DisclosureRecord, toDisclosure } from '../capital/disclosure'

type Schemas = components['schemas']

export interface ListedBusiness {
  id: string
  external_id: string
  legal_name: string
  dba_name: string | null
  incorporation_type: Schemas['IncorporationType']
  city: string
  region: Schemas['Region']
  country: Schemas['Country']
  currency: Schemas['Currency']
  status: Schemas['BusinessStatus']
  product_type: Schemas['ProductType'] | null
  monthly_sales_minor: number
  max_offer_minor: number
  outstanding_minor: number
  created_at: string
  name_key: string
}

export interface BusinessRecord extends ListedBusiness {
  partner_id: string
  naics_code: string | null
  naics_industry: string | null
  established_on: string | null
  address_line1: string
  address_line2: string | null
  postal_code: string
  updated_at: string
}

export const toRow = (record: ListedBusiness): Schemas['BusinessRow'] => ({
  id: businessId(record.id),
  external_id: record.external_id,
  legal_name: record.legal_name,
  dba_name: record.dba_name,
  incorporation_type: record.incorporation_type,
  city: record.city,
  region: record.region,
  country: record.country,
  status: record.status,
  product_type: record.product_type,
  currency: record.currency,
  monthly_sales_amount: money(record.monthly_sales_minor),
  max_offer_amount: money(record.max_offer_minor),
  outstanding_amount: money(record.outstanding_minor),
  created_at: record.created_at,
})

export const toDetails = (record: BusinessRecord): Schemas['BusinessDetails'] => ({
  id: businessId(record.id),
  partner_id: record.partner_id,
  external_id: record.external_id,
  legal_name: record.legal_name,
  dba_name: record.dba_name,
  incorporation_type: record.incorporation_type,
  naics:
    record.naics_code !== null && record.naics_industry !== null
      ? { code: record.naics_code, industry: record.naics_industry }
      : null,
  address: {
    address_line1: record.address_line1,
    address_line2: record.address_line2,
    address_type: 'business',
    city: record.city,
    state: record.region,
    postal_code: record.postal_code,
    country: record.country,
  },
  status: record.status,
  product_type: record.product_type,
  currency: record.currency,
  monthly_sales_amount: money(record.monthly_sales_minor),
  max_offer_amount: money(record.max_offer_minor),
  outstanding_amount: money(record.outstanding_minor),
  established_date: record.established_on,
  created_at: record.created_at,
  updated_at: record.updated_at,
})

export interface ApplicationRecord {
  id: string
  business_id: string
  offer_id: string | null
  product_type: Schemas['ProductType']
  status: Schemas['ApplicationStatus']
  approval: Schemas['Approval']
  steps: Schemas['ApplicationStep'][]
  requested_minor: number
  currency: Schemas['Currency']
  decision_reasons: string[]
  disclosure: DisclosureRecord | null
  adverse_action_code: Schemas['AdverseActionCode'] | null
  needs: string[]
  created_at: string
  submitted_at: string | null
  decided_at: string | null
}

export const toApplication = ({
  requested_minor,
  disclosure,
  adverse_action_code: code,
  ...record
}: ApplicationRecord): Schemas['Application'] => ({
  ...record,
  disclosure: toDisclosure(disclosure),
  adverse_action: code && { code, reason: record.decision_reasons[0] ?? '' },
  id: `application_${record.id}`,
  business_id: businessId(record.business_id),
  offer_id: record.offer_id && `offer_${record.offer_id}`,
  requested_amount: money(requested_minor),
})
