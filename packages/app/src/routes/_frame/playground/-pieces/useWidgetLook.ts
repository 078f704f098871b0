import { type Api, type Branding, branding, type WidgetConfig, widgetConfigList } from '@partner-dashboard/client'
import { useQuery } from '@tanstack/react-query'

export interface WidgetLook {
  brand: Branding | undefined
  /** Undefined while loading, or if the partner has no widget for the product. */
  widget: WidgetConfig | undefined
}

/** Branding and widget of the partner; falls back to default colors if loading fails. */
export function useWidgetLook(api: Api, product: string): WidgetLook {
  const brand = useQuery(branding(api)).data?.data
  const configs = useQuery(widgetConfigList(api)).data?.data
  return { brand, widget: (configs?.results ?? []).find(({ product_type }) => product_type === product) }
}
