import type { Offer } from '@partner-dashboard/client'
import type { Look } from './look'

export const offerStatus = {
  open: { tone: 'info', label: 'Open' },
  accepted: { tone: 'positive', label: 'Accepted' },
  expired: { tone: 'neutral', label: 'Expired' },
  closed: { tone: 'neutral', label: 'Closed' },
  replaced: { tone: 'neutral', label: 'Replaced' },
} satisfies Record<Offer['status'], Look>
