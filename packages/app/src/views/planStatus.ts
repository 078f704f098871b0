import type { FundedProduct } from '@partner-dashboard/client'
import type { Look } from './look'

/** Where a funded product stands: the specification's payment plan. */
export const planStatus = {
  outstanding: { tone: 'info', label: 'Outstanding' },
  paid: { tone: 'positive', label: 'Paid' },
  abandoned: { tone: 'negative', label: 'Abandoned' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
  waived: { tone: 'neutral', label: 'Waived' },
  void: { tone: 'neutral', label: 'Void' },
} satisfies Record<FundedProduct['status'], Look>
