import { branding, widgetConfigList } from '@partner-dashboard/client'
import { EmptyState, Page, PageHead, Tabs } from '@partner-dashboard/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import * as v from 'valibot'
import { LeaveDialog } from '../../../drafts/LeaveGuard'
import { scopedDeps } from '../../../router/scoped'
import { optionalText } from '../../../router/searchFields'
import { productName } from '../../../views/products'
import { OrganizationNote } from './-pieces/OrganizationNote'
import { WidgetEditor } from './-pieces/WidgetEditor'

export const Route = createFileRoute('/_frame/settings/widget')({
  validateSearch: v.looseObject({ product: optionalText }),
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: async ({ context: { api, queryClient, hasScope } }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(branding(api))
    await queryClient.ensureQueryData(widgetConfigList(api))
  },
  staticData: { crumb: 'Widget' },
  component: WidgetPage,
})

function WidgetPage() {
  const { api } = Route.useRouteContext()
  const { product } = Route.useSearch()
  const navigate = Route.useNavigate()
  const all = useSuspenseQuery(widgetConfigList(api)).data.data.results ?? []
  // A widget without a product couldn't be selected or saved.
  const widgets = all.filter(({ product_type }) => product_type)
  const chosen = widgets.find((widget) => widget.product_type === product) ?? widgets[0]
  const unsaved = useRef<string[]>([])
  const [nextProduct, setNextProduct] = useState<string>()
  const note = useCallback((labels: string[]) => {
    unsaved.current = labels
  }, [])
  // Replaces the history entry, so Back leaves the page.
  const open = (next: string) => void navigate({ search: (old) => ({ ...old, product: next }), replace: true })
  const ask = (next: string) => {
    if (next === chosen?.product_type) return
    if (unsaved.current.length > 0) setNextProduct(next)
    else open(next)
  }
  return (
    <Page>
      <PageHead title="Widget" description="Configure the widget you embed in your pages, one per product." />
      <OrganizationNote api={api} />
      {chosen ? (
        <Tabs
          label="Products"
          value={chosen.product_type}
          onChange={ask}
          tabs={widgets.map((widget) => ({
            id: widget.product_type,
            label: productName(widget.product_type),
            content: <WidgetEditor key={widget.product_type} api={api} widget={widget} onChanged={note} />,
          }))}
        />
      ) : (
        <EmptyState title="No products yet" description="A widget appears here for each product you offer." />
      )}
      <LeaveDialog
        isOpen={nextProduct !== undefined}
        fields={unsaved.current}
        onStay={() => setNextProduct(undefined)}
        onLeave={() => {
          setNextProduct(undefined)
          if (nextProduct !== undefined) open(nextProduct)
        }}
      />
    </Page>
  )
}
