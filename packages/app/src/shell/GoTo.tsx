import { businessList, feeDiscountList, offerList, sessionDetail } from '@partner-dashboard/client'
import {
  BriefcaseIcon,
  BusinessesIcon,
  CapitalIcon,
  CommandPalette,
  MarketingIcon,
  PersonIcon,
  useDebounced,
} from '@partner-dashboard/ui'
import { formatCurrency } from '@partner-dashboard/ui/format'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ComponentProps, useMemo, useState } from 'react'
import { isOrganizationUser, whyModeIsForced } from '../scope/scope'
import { useCore } from '../scope/useCore'
import { shownInPlace } from '../views/refusals'
import { actions, screens } from './screens'
import { namedFirst, type ObjectType, withoutType } from './searchText'
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
  /** Takes the text typed while the palette was loading. */
  takeTyped: () => string
  /** Opens the keyboard shortcuts. */
  onShowKeys: () => void
}

/** Commands: objects, pages, actions, partners, mode and log-out. */
export function GoTo({ isOpen, onOpenChange, takeTyped, onShowKeys }: GoToProps) {
  const { typed, setTyped, matches, isLoading, ...failure } = useObjectSearch()
  const keys: Command = {
    id: 'keys',
    label: 'Keyboard shortcuts',
    group: 'Session',
    keywords: 'help hotkeys',
    go: onShowKeys,
  }
  const commands = [...matches, ...useScreens(), ...useScopes(), keys]
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={(next) => {
        setTyped('')
        onOpenChange(next)
      }}
      placeholder="Search pages, businesses, offers…"
      items={commands}
      takeTyped={takeTyped}
      onSearch={setTyped}
      {...failure}
      isLoading={typed.length >= fewest && isLoading}
      onChoose={({ id }) => void commands.find((command) => command.id === id)?.go()}
    />
  )
}

/** Results per type of object. */
const maxMatches = 5

const nameOfBusiness = (row: { dba_name?: string | null; legal_name?: string | null }) => row.dba_name || row.legal_name

/** Searches businesses by name, external ID or object ID, offers by business or ID, and promotions by name; "offer Mill" too. */
function useObjectSearch() {
  const { api } = useCore()
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed, searchDelay)
  const hasPartner = api.scope.partnerId !== null
  // Rows of an earlier text would be chosen in place of those that are asked for.
  const enabled = search.length >= fewest && search === typed && hasPartner
  const query = (type: ObjectType) => ({ search: withoutType(search, type) })
  const businesses = useQuery({ ...businessList(api, query('business')), enabled, meta: shownInPlace })
  const offers = useQuery({ ...offerList(api, query('offer')), enabled, meta: shownInPlace })
  const promotions = useQuery({ ...feeDiscountList(api, query('promotion')), enabled, meta: shownInPlace })
  const rowsOf = <Row,>(
    { data }: { data: { results?: Row[] | null } | undefined },
    type: ObjectType,
    nameOf: (row: Row) => string | null | undefined,
  ): readonly Row[] => {
    if (!enabled) return []
    return namedFirst(data?.results ?? [], withoutType(search, type), nameOf).slice(0, maxMatches)
  }
  const matches: Command[] = [
    ...rowsOf(businesses, 'business', nameOfBusiness).map((row) => ({
      id: row.id,
      label: nameOfBusiness(row) || row.id,
      description: row.external_id ?? undefined,
      group: 'Businesses',
      icon: BusinessesIcon,
      isFound: true,
      go: () => router.navigate({ to: '/businesses/$businessId/capital/overview', params: { businessId: row.id } }),
    })),
    ...rowsOf(offers, 'offer', (row) => row.business_name).map((row) => ({
      id: row.id,
      label: `Offer for ${row.business_name || row.id}`,
      description: `Up to ${formatCurrency(row.max_amount, row.currency)}`,
      group: 'Offers',
      icon: CapitalIcon,
      isFound: true,
      go: () => router.navigate({ to: '/businesses/capital/offers', search: { offer: row.id } }),
    })),
    ...rowsOf(promotions, 'promotion', (row) => row.name).map((row) => ({
      id: row.id,
      label: row.name,
      group: 'Promotions',
      icon: MarketingIcon,
      isFound: true,
      go: () =>
        router.navigate({
          to: '/marketing/promotions/fee-discounts/$feeDiscountId',
          params: { feeDiscountId: row.id },
        }),
    })),
  ]
  const searches = [businesses, offers, promotions]
  const isFetching = searches.some((each) => each.isFetching)
  // Offline searches are paused.
  const failed = searches.filter((each) => each.isError || each.isPaused)
  return {
    typed,
    setTyped,
    isLoading: hasPartner && (isFetching || search !== typed),
    errorText: enabled && failed.length > 0 ? "We couldn't search everything." : undefined,
    onRetry: () => {
      for (const each of failed) void each.refetch()
    },
    matches,
  }
}

function useScreens(): Command[] {
  const { api, flag } = useCore()
  const router = useRouter()
  const capabilities = useQuery(sessionDetail(api)).data?.capabilities
  return useMemo(
    () => [
      ...screens
        .filter((screen) => screen.flag === undefined || flag(screen.flag))
        .map(({ path, label, area, keywords }) => ({
          id: `page ${path}`,
          label,
          group: area,
          keywords,
          go: () => router.navigate({ to: path }),
        })),
      ...actions
        .filter(({ capability }) => !capability || !capabilities || capabilities.includes(capability))
        .map(({ id, label, path, search, keywords }) => ({
          id,
          label,
          group: 'Actions',
          keywords,
          go: () => router.navigate({ to: path, search }),
        })),
    ],
    [flag, router, capabilities],
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
