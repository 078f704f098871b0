import { organizationUserList, type PartnerUser, partnerUserList, roleList } from '@partner-dashboard/client'
import { Button, EmptyState, Notice, Page, PageHead } from '@partner-dashboard/ui'
import { DataTable, FilterBar, type RowAction } from '@partner-dashboard/ui/table'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { scopedDeps } from '../../../router/scoped'
import { optionalList, optionalText } from '../../../router/searchFields'
import { useWhyNot } from '../../../session/useWhyNot'
import { isFound, userColumns } from '../../../views/users'
import { AddUser } from './-pieces/AddUser'
import { DeleteUsers } from './-pieces/DeleteUsers'
import { EditUser } from './-pieces/EditUser'

const search = v.looseObject({ search: optionalText, panel: optionalText, user: optionalText, chosen: optionalList })

export const Route = createFileRoute('/_frame/settings/users')({
  validateSearch: search,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope } }) => {
    if (!hasScope) return
    if (api.scope.partnerId === null) void queryClient.prefetchQuery(organizationUserList(api))
    else void queryClient.prefetchQuery(partnerUserList(api))
    void queryClient.prefetchQuery(roleList(api))
  },
  staticData: { crumb: 'Users' },
  component: UsersPage,
})

const userId = (user: PartnerUser) => user.id

function UsersPage() {
  const { api } = Route.useRouteContext()
  const { search: typed, panel, user: userInPanel, chosen = [] } = Route.useSearch()
  const navigate = Route.useNavigate()
  const ofOrganization = api.scope.partnerId === null
  // Organization users can only be deleted (specification, section 6).
  const ofThem = useQuery({ ...organizationUserList(api), enabled: ofOrganization })
  const ofPartner = useQuery({ ...partnerUserList(api), enabled: !ofOrganization })
  const list = ofOrganization ? ofThem : ofPartner
  const whyNot = useWhyNot(api, 'manage_users')
  const isDisabled = whyNot !== undefined
  // A dialog opens at its final height.
  const hasRoles = !useQuery(roleList(api)).isPending
  const users = list.data
  const matches = users?.filter((user) => isFound(user, typed))
  const show: Show = (to) =>
    void navigate({ search: (old) => ({ ...old, panel: undefined, user: undefined, ...to }), replace: true })
  const close = () => show({})
  const edited = panel === 'edit' ? users?.find(({ id }) => id === userInPanel) : undefined
  const deleted =
    panel !== 'delete' ? [] : (users ?? []).filter(({ id }) => (userInPanel ? id === userInPanel : chosen.includes(id)))

  return (
    <Page>
      <PageHead
        title={ofOrganization ? 'Organization users' : 'Users'}
        description={
          ofOrganization
            ? 'These users can access every partner. Choose a partner to manage its own users.'
            : 'Manage who can sign in and what they can do.'
        }
        actions={
          ofOrganization ? undefined : (
            <Button variant="primary" isDisabled={isDisabled} onPress={() => show({ panel: 'add' })}>
              Add user
            </Button>
          )
        }
      />
      {whyNot !== undefined && <Notice tone="caution">{whyNot}</Notice>}
      <DataTable
        label="Users"
        columns={userColumns}
        rows={matches}
        getRowId={userId}
        pageSize={5}
        error={list.isError ? list.error : undefined}
        onRetry={() => void list.refetch()}
        selection={isDisabled ? undefined : chosen.filter((id) => users?.some((user) => user.id === id))}
        onSelectionChange={(ids) => show({ chosen: ids.length > 0 ? ids : undefined })}
        bulkActions={[{ id: 'delete', label: 'Delete', onAction: () => show({ panel: 'delete' }) }]}
        rowMenu={() => userActions({ isOrganization: ofOrganization, isDisabled, show })}
        toolbar={
          <FilterBar
            label="Users"
            search={typed}
            searchPlaceholder="Name, email or role"
            onSearchChange={(text) => show({ search: text || undefined })}
          />
        }
        empty={<NoUsers isSearch={typed !== undefined} canAdd={!ofOrganization && !isDisabled} show={show} />}
      />
      {!ofOrganization && <AddUser api={api} isOpen={panel === 'add' && !isDisabled && hasRoles} onClose={close} />}
      {edited && hasRoles && !ofOrganization && (
        <EditUser key={edited.id} api={api} user={edited} whyNot={whyNot} onClose={close} />
      )}
      <DeleteUsers
        api={api}
        users={isDisabled ? [] : deleted}
        onClose={close}
        onDeleted={() => show({ chosen: undefined })}
      />
    </Page>
  )
}

type Show = (change: Partial<v.InferOutput<typeof search>>) => void

interface UserActionsOptions {
  isOrganization: boolean
  isDisabled: boolean
  show: Show
}

function userActions({ isOrganization, isDisabled, show }: UserActionsOptions): RowAction<PartnerUser>[] {
  const edit = {
    id: 'edit',
    label: 'Edit',
    isDisabled,
    onAction: ({ id }: PartnerUser) => show({ panel: 'edit', user: id }),
  }
  const remove = {
    id: 'delete',
    label: 'Delete',
    isDisabled,
    onAction: ({ id }: PartnerUser) => show({ panel: 'delete', user: id }),
  }
  return isOrganization ? [remove] : [edit, remove]
}

interface NoUsersProps {
  isSearch: boolean
  canAdd: boolean
  show: Show
}

const NoUsers = ({ isSearch, canAdd, show }: NoUsersProps) =>
  isSearch ? (
    <EmptyState
      title="No users match your search"
      action={{ label: 'Clear search', onPress: () => show({ search: undefined }) }}
    />
  ) : (
    <EmptyState
      title="No users yet"
      action={canAdd ? { label: 'Add user', onPress: () => show({ panel: 'add' }) } : undefined}
    />
  )
