import { FallbackImage, FinancingWidget } from '@partner-dashboard/ui'
import { formatCurrency, formatPercent } from '@partner-dashboard/ui/format'
import type { Stage } from './scenario'
import type { WidgetLook } from './useWidgetLook'
import { widgetTexts } from './widgetTexts'

export interface ShownOffer {
  stage: Stage
  /** Maximum of the offer, or the requested or funded amount. */
  amount: number
  currency: string
  feeRate: number
  discountRate: number
  product: string
  /** Repaid and total amount of the funded product. */
  paid?: number
  total?: number
}

const plain = '#3E63DD'

export function OfferWidget({ look: { brand, widget }, shown }: { look: WidgetLook; shown: ShownOffer }) {
  const locale = widget?.locale ?? 'en-US'
  const texts = widgetTexts(locale)
  const amount = formatCurrency(shown.amount, shown.currency)
  const { paid, total } = shown
  return (
    <FinancingWidget
      theme={widget?.theme ?? 'auto'}
      locale={locale}
      radius={widget?.corner_radius ?? 8}
      color={widget?.primary_color ?? brand?.primary_color ?? plain}
      logo={brand?.logo ?? null}
      icon={<FallbackImage src={brand?.icon ?? null} alt="" fallback="briefcase" size={24} />}
      name={brand?.display_name}
      title={texts.title[shown.stage]}
      amount={shown.stage === 'apply' ? texts.upTo(amount) : amount}
      note={`${texts.fee(formatPercent(shown.feeRate))}${shown.discountRate > 0 ? `, ${texts.discount(formatPercent(shown.discountRate))}` : ''}`}
      progress={
        paid === undefined || total === undefined
          ? undefined
          : {
              percent: share(paid, total),
              label: texts.paid(formatCurrency(paid, shown.currency), formatCurrency(total, shown.currency)),
            }
      }
      button={texts.button(shown.stage, widget?.cta_variant ?? 'see_offer')}
    />
  )
}

const share = (paid: number, total: number) => (total > 0 ? Math.min(100, Math.max(0, (paid / total) * 100)) : 0)
