import { organizationList, partnerList } from '@partner-dashboard/client'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { deriveOrganization } from '../scope/organization'
import { needOf } from '../scope/routeNeeds'
import { isOrganizationUser } from '../scope/scope'
import { scopeProblem } from '../scope/scopeProblem'
import { useCore } from '../scope/useCore'

export function useOwners() {
  const { api, identity } = useCore()
  // The 404 page works with any partner.
  const needsNone = useLocation({ select: ({ pathname }) => needOf(pathname).partner === 'optional' })
  const isOfOrganization = isOrganizationUser(identity)
  const partnerAnswer = useQuery(partnerList(api))
  const organizationAnswer = useQuery({ ...organizationList(api), enabled: isOfOrganization })
  const partners = listIn(partnerAnswer.data)
  const organizations = listIn(organizationAnswer.data)
  const organization = useMemo(
    () => (organizations?.[0] && partners ? deriveOrganization(organizations[0], partners) : undefined),
    [organizations, partners],
  )
  const { partnerId } = api.scope
  return {
    partners,
    organization,
    partner: partners?.find(({ id }) => id === partnerId),
    problem: needsNone
      ? undefined
      : scopeProblem({ partnerId, isOrganizationUser: isOfOrganization, partners, organizations }),
    isFailed: partnerAnswer.isLoadingError || organizationAnswer.isLoadingError,
    retry: () => void Promise.all([partnerAnswer.refetch(), isOfOrganization && organizationAnswer.refetch()]),
  }
}

/** Treats null as an empty list. */
const listIn = <T>(data: readonly T[] | null | undefined) => (data === null ? empty : data)
const empty: readonly never[] = []
