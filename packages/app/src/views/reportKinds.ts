import type { ReportKind } from '@partner-dashboard/client'

// Apart from how reports look: an address is read before any of that is there.
export const reportNames = {
  funded_products: 'Funded products',
  repayments: 'Repayments',
  daily_sales: 'Daily sales',
  net_settlement: 'Net settlement',
  balance_transactions: 'Balance transactions',
  revenue_share: 'Revenue share',
} satisfies Record<ReportKind, string>

export const reportKinds = Object.keys(reportNames) as ReportKind[]
