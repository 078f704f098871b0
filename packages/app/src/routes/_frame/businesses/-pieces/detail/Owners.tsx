import { type Api, businessOwnerInfo, type Owner, type OwnerAuth, ownerAuth } from '@partner-dashboard/client'
import { Card, DescriptionList, EmptyState, Skeleton, StatusPill, Tag } from '@partner-dashboard/ui'
import { formatAddress, formatDate, formatPercent, formatPhone } from '@partner-dashboard/ui/format'
import { useQuery } from '@tanstack/react-query'
import { known, ownerAuthMethods, ownerAuthStatus } from '../../../../../views/businessDetail'
import { look, nameOf } from '../../../../../views/look'
import { Masked } from './Masked'
import { QueryContent } from './QueryContent'

/** Owners of a business with their identity verification, primary first. */
export function Owners({ api, businessId }: { api: Api; businessId: string }) {
  const { data: auth, isPending } = useQuery(ownerAuth(api, businessId))
  const owners = useQuery(businessOwnerInfo(api, businessId))
  const shape = <Skeleton lines={8} />
  // The status of the verification takes a line of its own on a phone.
  if (isPending) return shape
  return (
    <QueryContent query={owners} shape={shape}>
      {(people) =>
        people?.length ? (
          people.map((owner) => (
            <Person key={owner.id} owner={owner} auth={auth?.person_id === owner.id ? auth : undefined} />
          ))
        ) : (
          <EmptyState title="No owners yet" description="Owners appear here when you or the business share them." />
        )
      }
    </QueryContent>
  )
}

function Person({ owner, auth }: { owner: Owner; auth: OwnerAuth | undefined }) {
  const { ssn_last4, sin_last4 } = owner
  return (
    <Card
      title={[owner.first_name, owner.last_name].filter(Boolean).join(' ') || 'Owner'}
      status={
        <>
          {auth && <StatusPill {...look(ownerAuthStatus, auth.status)} />}
          {owner.is_primary && <Tag>Primary</Tag>}
        </>
      }
    >
      <DescriptionList
        items={known([
          { label: 'Role', value: owner.title },
          { label: 'Ownership', value: formatPercent(owner.ownership_rate) },
          { label: 'Email', value: owner.email },
          { label: 'Phone', value: formatPhone(owner.phone) },
          { label: 'Date of birth', value: formatDate(owner.date_of_birth) },
          { label: 'SSN', value: ssn_last4 && <Masked shape="ssn" last4={ssn_last4} /> },
          { label: 'SIN', value: sin_last4 && <Masked shape="sin" last4={sin_last4} /> },
          { label: 'Address', value: formatAddress(owner.address) },
          { label: 'Verified with', value: auth?.method ? nameOf(ownerAuthMethods, auth.method) : '' },
          { label: 'Verified on', value: formatDate(auth?.verified_at) },
        ])}
      />
    </Card>
  )
}
