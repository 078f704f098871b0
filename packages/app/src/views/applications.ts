import type { Application, ApplicationStatus, ApplicationStep } from '@partner-dashboard/client'
import { applicationDecisions, applicationStatuses } from './applicationValues'
import { type Look, look, nameOf } from './look'

const approvals = {
  not_started: { tone: 'neutral', label: 'Not started' },
  under_review: { tone: 'caution', label: 'Under review' },
  approved: { tone: 'positive', label: 'Approved' },
} satisfies Record<Application['approval'], Look>

const statuses = {
  in_progress: { tone: 'neutral', label: 'In progress' },
  action_required: { tone: 'caution', label: 'Action required' },
  under_review: { tone: 'caution', label: 'Under review' },
  approved: { tone: 'positive', label: 'Approved' },
  denied: { tone: 'negative', label: 'Denied' },
  withdrawn: { tone: 'neutral', label: 'Withdrawn' },
  expired: { tone: 'neutral', label: 'Expired' },
  funded: { tone: 'positive', label: 'Funded' },
} satisfies Record<ApplicationStatus, Look>

/** The decisions as a list can be filtered by them: the words that are shown without the flag `pd_application_statuses`. */
export const applicationDecisionOptions = applicationDecisions.map((value) => ({
  value,
  label: value === 'denied' ? statuses.denied.label : approvals[value].label,
}))

/** The states as a list can be filtered by them where the flag is on. */
export const applicationStatusOptions = applicationStatuses.map((value) => ({ value, label: statuses[value].label }))

/**
 * The pill of an application: the approval, in the specification's three words; a denial always, as it has no approval of its own; the
 * further words only where the flag `pd_application_statuses` is on.
 */
export function applicationLook(
  { approval, status }: Pick<Application, 'approval' | 'status'>,
  hasAllStatuses: boolean,
): Look {
  return hasAllStatuses || status === 'denied' ? look(statuses, status) : look(approvals, approval)
}

const steps = {
  business_info: 'Business info',
  owner_info: 'Owner info',
  bank_account: 'Bank account',
  identity: 'Identity',
  review: 'Review',
  agreement: 'Agreement',
} satisfies Record<ApplicationStep['key'], string>

export const stepName = (key: string) => nameOf(steps, key)
