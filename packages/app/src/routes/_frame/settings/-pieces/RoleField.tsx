import { type Api, type Role, roleList } from '@partner-dashboard/client'
import { ErrorState, RadioGroupField, Skeleton } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { capabilitiesText } from '../../../../views/capabilities'
import { roleName, userLabels } from '../../../../views/users'

interface RoleFieldProps {
  api: Api
  value: Role | ''
  onChange: (role: Role) => void
  errorMessage: string | undefined
}

/** Roles with what each can do, as returned by the server. */
export function RoleField({ api, value, onChange, errorMessage }: RoleFieldProps) {
  const roles = useQuery(roleList(api))
  if (roles.isLoadingError) return <ErrorState onRetry={() => void roles.refetch()} />
  if (!roles.data) return <Skeleton lines={4} />
  return (
    <RadioGroupField
      label={userLabels.role}
      options={roles.data.map(({ role, capabilities }) => ({
        value: role,
        label: roleName(role),
        description: capabilitiesText(capabilities),
      }))}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
    />
  )
}
