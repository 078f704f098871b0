import { type Api, type Role, roleList } from '@partner-dashboard/client'
import { CheckMatrix, ErrorState, RadioGroupField, Skeleton, Stack } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { capabilityRows } from '../../../../views/capabilities'
import { roleName, userLabels } from '../../../../views/users'

interface RoleFieldProps {
  api: Api
  value: Role | ''
  onChange: (role: Role) => void
  errorMessage: string | undefined
}

export function RoleField({ api, value, onChange, errorMessage }: RoleFieldProps) {
  const roles = useQuery(roleList(api))
  if (roles.isLoadingError) return <ErrorState onRetry={() => void roles.refetch()} />
  if (!roles.data) return <Skeleton lines={4} />
  return (
    <Stack gap={3}>
      <RadioGroupField
        label={userLabels.role}
        options={roles.data.map(({ role }) => ({ value: role, label: roleName(role) }))}
        value={value}
        onChange={onChange}
        errorMessage={errorMessage}
      />
      <CheckMatrix
        label="Capabilities by role"
        rowLabel="Can"
        columns={roles.data.map(({ role }) => ({ id: role, label: roleName(role) }))}
        rows={capabilityRows(roles.data)}
        selected={value}
      />
    </Stack>
  )
}
