import { Stack, TabNav } from '@partner-dashboard/ui'
import { useLocation } from '@tanstack/react-router'
import { AppTabLink } from '../../../../../shell/links'

interface BusinessTabsProps {
  businessId: string
  /** Flag `pd-show-bnpl-orders`. */
  hasOrders: boolean
  hasSpendCard: boolean
}

const base = '/businesses/$businessId'

const pages = {
  overview: { label: 'Overview', inRow: 'Summary', to: `${base}/capital/overview` },
  timeline: { label: 'Timeline', to: `${base}/capital/timeline` },
  applications: { label: 'Applications', to: `${base}/capital/applications` },
  offers: { label: 'Offers', to: `${base}/capital/offers` },
  fundedProducts: { label: 'Funded products', inRow: 'All products', to: `${base}/capital/funded-products` },
  paymentProgress: { label: 'Payment progress', to: `${base}/capital/payment-progress` },
  spendCards: { label: 'Spend cards', to: `${base}/spend/cards` },
  orders: { label: 'Orders', to: `${base}/capital/orders` },
  sales: { label: 'Sales', to: `${base}/sales` },
  businessInfo: { label: 'Business info', inRow: 'Business details', to: `${base}/capital/business-info` },
  ownerInfo: { label: 'Owner info', to: `${base}/capital/owner-info` },
  bankInfo: { label: 'Bank info', to: `${base}/capital/bank-info` },
} as const satisfies Record<string, { label: string; inRow?: string; to: string }>

type BusinessPage = (typeof pages)[keyof typeof pages]
type Group = readonly [BusinessPage, ...BusinessPage[]]

/** Each tab is named after its first page. The second row has its pages, the first one by its content. */
const groupsOf = (hasOrders: boolean, hasSpendCard: boolean): Group[] => [
  [pages.overview, pages.timeline],
  [pages.applications],
  [pages.offers],
  [pages.fundedProducts, pages.paymentProgress, ...(hasSpendCard ? [pages.spendCards] : [])],
  ...(hasOrders ? [[pages.orders] as const] : []),
  [pages.sales],
  [pages.businessInfo, pages.ownerInfo, pages.bankInfo],
]

/** At most seven tabs; each page has its own URL. */
export function BusinessTabs({ businessId, hasOrders, hasSpendCard }: BusinessTabsProps) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const params = { businessId }
  const groups = groupsOf(hasOrders, hasSpendCard)
  const isAt = ({ to }: BusinessPage) => `${pathname}/`.startsWith(`${to.replace('$businessId', businessId)}/`)
  const open = groups.find((group) => group.some(isAt))
  return (
    <Stack gap={3}>
      <TabNav label="Business sections">
        {groups.map((group) => (
          <AppTabLink
            key={group[0].label}
            to={group[0].to}
            params={params}
            aria-current={group === open ? 'page' : undefined}
          >
            {group[0].label}
          </AppTabLink>
        ))}
      </TabNav>
      {open && open.length > 1 && (
        <TabNav label={`${open[0].label} sections`} isSecondary>
          {open.map((page) => (
            <AppTabLink key={page.label} to={page.to} params={params}>
              {'inRow' in page ? page.inRow : page.label}
            </AppTabLink>
          ))}
        </TabNav>
      )}
    </Stack>
  )
}
