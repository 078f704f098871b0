import type { Offer } from '@partner-dashboard/client'
import { StatusPill } from '@partner-dashboard/ui'
import {
  formatCurrency,
  formatDate,
  formatNumber,
  formatPercent,
  formatPercentCell,
} from '@partner-dashboard/ui/format'
import { type Column, defineColumns } from '@partner-dashboard/ui/table'
import type { ReactNode } from 'react'
import { known } from './businessDetail'
import { look, nameOf } from './look'
import { productName } from './products'
import { offerStatus } from './vocabulary'

type Tier = Offer['tiers'][number]

const campaigns = {
  standard: 'Standard',
  renewal: 'Renewal',
  promotion: 'Promotion',
} satisfies Record<Offer['campaign_type'], string>

const campaignName = (type: string | null | undefined) => (type ? nameOf(campaigns, type) : '')

export const offerKind = ({ campaign_type, is_top_up }: Pick<Offer, 'campaign_type' | 'is_top_up'>) =>
  [campaignName(campaign_type), is_top_up ? 'top-up' : ''].filter(Boolean).join(' ')

const amounts = (min: number | null | undefined, max: number | null | undefined, currency: string) =>
  [...new Set([formatCurrency(min, currency), formatCurrency(max, currency)])].filter(Boolean).join(' to ')

const yesNo = (value: boolean | null | undefined) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : '')

/** Columns of one business's offers. `nameCell` renders the link to the terms. */
export const businessOfferColumns = (nameCell: (offer: Offer) => ReactNode): readonly Column<Offer>[] =>
  defineColumns<Offer>([
    { id: 'product_type', header: 'Offer', isRowHeader: true, minWidth: 184, cell: nameCell },
    {
      id: 'status',
      header: 'Status',
      isStatus: true,
      width: 104,
      cell: (offer) => <StatusPill {...look(offerStatus, offer.status)} />,
    },
    {
      id: 'max_amount',
      header: 'Up to',
      align: 'end',
      width: 120,
      cell: (offer) => formatCurrency(offer.max_amount, offer.currency),
    },
    { id: 'fee_rate', header: 'Fee', align: 'end', width: 88, cell: (offer) => formatPercentCell(offer.fee_rate) },
    { id: 'expires_at', header: 'Expires', width: 112, cell: (offer) => formatDate(offer.expires_at) },
    {
      id: 'min_amount',
      header: 'From',
      align: 'end',
      width: 120,
      isHiddenByDefault: true,
      cell: (offer) => formatCurrency(offer.min_amount, offer.currency),
    },
    {
      id: 'repayment_rate',
      header: 'Holdback',
      align: 'end',
      width: 128,
      isHiddenByDefault: true,
      cell: (offer) => formatPercentCell(offer.repayment_rate),
    },
    {
      id: 'is_marketable',
      header: 'Marketable',
      width: 144,
      isHiddenByDefault: true,
      cell: (offer) => yesNo(offer.is_marketable),
    },
    {
      id: 'starts_at',
      header: 'Open from',
      width: 112,
      isHiddenByDefault: true,
      cell: (offer) => formatDate(offer.starts_at),
    },
  ])

/** Terms of an offer; the panel shows its URL and ID. */
export const offerFacts = (offer: Offer) =>
  known([
    { label: 'Product', value: productName(offer.product_type ?? null) },
    { label: 'Offer type', value: offerKind(offer) },
    { label: 'Amount', value: amounts(offer.min_amount, offer.max_amount, offer.currency) },
    { label: 'Fee', value: formatPercent(offer.fee_rate) },
    { label: 'Fee discount', value: formatPercent(offer.discount?.rate) },
    { label: 'Holdback', value: formatPercent(offer.repayment_rate) },
    { label: 'Open from', value: formatDate(offer.starts_at) },
    { label: 'Expires', value: formatDate(offer.expires_at) },
    { label: 'Open for acceptance', value: yesNo(offer.is_active) },
    { label: 'Marketable', value: yesNo(offer.is_marketable) },
  ])

/** Without columns that no tier has a value for, such as the holdback of a term loan. */
export const tierColumns = ({ tiers, currency }: Offer) =>
  allTierColumns(currency).filter(
    ({ id }) =>
      (id !== 'repayment_rate' && id !== 'estimated_term_days') || tiers.some((tier) => typeof tier[id] === 'number'),
  )

const allTierColumns = (currency: string) =>
  defineColumns<Tier>([
    {
      id: 'max_amount',
      header: 'Amount',
      isRowHeader: true,
      width: 208,
      cell: (tier) => amounts(tier.min_amount, tier.max_amount, currency),
    },
    { id: 'fee_rate', header: 'Fee', align: 'end', width: 88, cell: (tier) => formatPercentCell(tier.fee_rate) },
    {
      id: 'repayment_rate',
      header: 'Holdback',
      align: 'end',
      width: 80,
      cell: (tier) => formatPercentCell(tier.repayment_rate),
    },
    {
      id: 'estimated_term_days',
      header: 'Term (days)',
      align: 'end',
      width: 96,
      cell: (tier) => formatNumber(tier.estimated_term_days),
    },
  ])
