import type { Organization, Partner } from '@partner-dashboard/client'

interface ScopeFacts {
  partnerId: string | null
  isOrganizationUser: boolean
  /** Undefined while loading. */
  partners: readonly Partner[] | undefined
  organizations: readonly Organization[] | undefined
}

/** Why the scope can't be shown, in the specification's words (section 8). */
export function scopeProblem({
  partnerId,
  isOrganizationUser,
  partners,
  organizations,
}: ScopeFacts): string | undefined {
  if (isOrganizationUser && organizations?.length === 0) return 'No organization found'
  if (partnerId === null || !partners) return undefined
  const partner = partners.find(({ id }) => id === partnerId)
  if (!partner) return 'No partner was found for the given ID'
  return partner.config ? undefined : 'Partner configuration not found'
}
