import type { ApplicationStatus } from '@partner-dashboard/client'
import { known } from './known'

// Apart from how they look: an address is read before any of that is there.
export const applicationStatuses = known<ApplicationStatus>({
  in_progress: true,
  action_required: true,
  under_review: true,
  approved: true,
  denied: true,
  withdrawn: true,
  expired: true,
  funded: true,
})

export const applicationDecisions = ['not_started', 'under_review', 'approved', 'denied'] as const
