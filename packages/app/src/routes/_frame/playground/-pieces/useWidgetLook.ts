import { type Api, type Branding, branding, type WidgetConfig, widgetConfigList } from '@partner-dashboard/client'
import { useQuery } from '@tanstack/react-query'

export interface WidgetLook {
  brand: Branding | undefined
  /** Of the product; undefined where the partner has none for it, or it has not come yet. */
  widget: WidgetConfig | undefined
}

/** How the partner's widget looks for a product. A preview that did not come is drawn in plain colors. */
export function useWidgetLook(api: Api, product: string): WidgetLook {
  const brand = useQuery(branding(api)).data?.data
  const configs = useQuery(widgetConfigList(api)).data?.data
  return { brand, widget: (configs?.results ?? []).find(({ product_type }) => product_type === product) }
}
