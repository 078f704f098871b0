import type { OfferRow } from '@partner-dashboard/client'
import { NameCell } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { offers } from '../../../../lists/capital'
import { ListPanel } from '../../../../lists/ListPanel'
import { panelState, rowsOf, useClosePanel } from '../../../../lists/panels'
import { prefetchList } from '../../../../lists/prefetchList'
import { useFillAction } from '../../../../lists/useFillAction'
import { type ListPageProps, useListPage } from '../../../../lists/useListPage'
import { scopedDeps } from '../../../../router/scoped'
import { AppLink } from '../../../../shell/links'
import { industryOptions } from '../../../../views/industries'
import { offerColumns } from '../../../../views/offers'
import { OfferPanel } from '../-pieces/capital/OfferPanel'

export const Route = createFileRoute('/_frame/businesses/capital/offers')({
  staticData: { crumb: 'Offers' },
  validateSearch: offers.schema,
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context, deps }) => prefetchList(context, offers, deps),
  component: function Offers() {
    return <OffersList {...useListPage(Route)} />
  },
})

const columns = offerColumns((row) => (
  <NameCell note={row.external_id}>
    <AppLink to="." search={(old) => ({ ...old, offer: row.id })} state={panelState} tone="plain">
      {row.business_name || '(Not available)'}
    </AppLink>
  </NameCell>
))
const rowId = (row: OfferRow) => row.id

function OffersList({ api, search, onSearchChange }: ListPageProps<typeof offers>) {
  const action = useFillAction(api, { label: 'Share data', to: '/data-share' })
  const rows = useQuery(offers.rows(api, search))
  const count = useQuery(offers.count(api, search))
  const onClose = useClosePanel('offer')
  return (
    <>
      <ListPanel
        label="Offers"
        columns={columns}
        getRowId={rowId}
        api={api}
        list={offers}
        rows={rows}
        count={count}
        search={search}
        onSearchChange={onSearchChange}
        csv={offers.csv(search)}
        options={industryOptions}
        empty={{
          title: 'No offers yet',
          description: 'A business gets an offer when it qualifies based on its shared sales.',
          action,
        }}
        nothingFound="No offers match these filters"
      />
      <OfferPanel api={api} id={search.offer} rows={rowsOf(rows)} onClose={onClose} />
    </>
  )
}
