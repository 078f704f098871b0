import type { Application, ApplicationStep } from '@partner-dashboard/client'
import { type Look, look, nameOf } from './look'
import { applicationDecision, applicationStatus } from './vocabulary'

/**
 * Pill of an application: the approval in the specification's words, or denied. Other statuses only with the flag
 * `pd_application_statuses`.
 */
export function applicationLook(
  { approval, status }: Pick<Application, 'approval' | 'status'>,
  hasAllStatuses: boolean,
): Look {
  return hasAllStatuses || status === 'denied' ? look(applicationStatus, status) : look(applicationDecision, approval)
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
