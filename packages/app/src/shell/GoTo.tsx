import { businessList } from '@partner-dashboard/client'
import { BriefcaseIcon, BusinessesIcon, CommandPalette, PersonIcon, useDebounced } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, useMemo, useState } from 'react'
import { isOrganizationUser, whyModeIsForced } from '../scope/scope'
import { useCore } from '../scope/useCore'
import { screens } from './screens'
import { useOwners } from './useOwners'
import { useSwitchScope } from './useSwitchScope'

type CommandItem = ComponentProps<typeof CommandPalette>['items'][number]
interface Command extends CommandItem {
  go: () => unknown
}

/** Debounce in ms, as for the search of a list. */
const searchDelay = 300
const fewest = 2

interface GoToProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Commands: pages, businesses, partners, mode and log-out. */
export function GoTo({ isOpen, onOpenChange }: GoToProps) {
  const { typed, setTyped, matches, isLoading } = useBusinessSearch()
  const commands = [...matches, ...useScreens(), ...useScopes()]
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={(next) => {
        setTyped('')
        onOpenChange(next)
      }}
      placeholder="Search pages, businesses and partners…"
      items={commands}
      onSearch={setTyped}
      isLoading={typed.length >= fewest && isLoading}
      onChoose={({ id }) => void commands.find((command) => command.id === id)?.go()}
    />
  )
}

/** Searches businesses by name, external ID or object ID. */
function useBusinessSearch() {
  const { api } = useCore()
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed, searchDelay)
  const isSearched = search.length >= fewest && typed !== '' && api.scope.partnerId !== null
  const answer = useQuery({
    ...businessList(api, { search }),
    enabled: isSearched,
    // The palette shows "No results" instead of a toast.
    meta: { isHandled: () => true },
  })
  const rows = isSearched ? (answer.data?.results ?? []) : []
  return {
    typed,
    setTyped,
    isLoading: api.scope.partnerId !== null && (answer.isFetching || search !== typed),
    matches: rows.map(
      (row): Command => ({
        id: row.id,
        label: row.dba_name || row.legal_name || row.id,
        description: row.external_id ?? undefined,
        group: 'Businesses',
        icon: BusinessesIcon,
        isFound: true,
        go: () => router.navigate({ to: '/businesses/$businessId', params: { businessId: row.id } }),
      }),
    ),
  }
}

function useScreens(): Command[] {
  const { flag } = useCore()
  const router = useRouter()
  return useMemo(
    () =>
      screens
        .filter((screen) => screen.flag === undefined || flag(screen.flag))
        .map(({ path, label, area, keywords }) => ({
          id: `page ${path}`,
          label,
          group: area,
          keywords,
          go: () => router.navigate({ to: path }),
        })),
    [flag, router],
  )
}

function useScopes(): Command[] {
  const { api, identity, session } = useCore()
  const router = useRouter()
  const switchScope = useSwitchScope()
  const { partners, organization } = useOwners()
  const owners = useMemo(() => {
    if (!isOrganizationUser(identity) || !partners) return []
    const own = organization?.isEnabled ? [{ id: undefined, name: organization.name, slug: organization.slug }] : []
    return [...own, ...partners].map(
      ({ id, name, slug }): Command => ({
        id: `partner ${id}`,
        label: `Switch to ${name}`,
        keywords: slug,
        group: 'Partners',
        icon: BriefcaseIcon,
        go: () => switchScope({ partner_id: id }),
      }),
    )
  }, [identity, partners, organization, switchScope])
  const isSandbox = api.scope.mode === 'sandbox'
  const mode: Command = {
    id: 'mode',
    label: isSandbox ? 'Switch to Production' : 'Switch to Sandbox',
    group: 'Session',
    keywords: 'mode test live',
    go: () => switchScope({ sandbox_mode: isSandbox ? undefined : 'true' }),
  }
  const logOut: Command = { id: 'log out', label: 'Log out', group: 'Session', icon: PersonIcon, go: session.signOut }
  const isForced = whyModeIsForced(identity, router.state.location.pathname) !== undefined
  return [...(isForced ? [] : [mode]), logOut, ...owners]
}
