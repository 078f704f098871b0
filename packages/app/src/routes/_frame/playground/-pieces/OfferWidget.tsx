import { FallbackImage, wordsOn } from '@partner-dashboard/ui'
import { formatCurrency, formatPercent } from '@partner-dashboard/ui/format'
import * as styles from './OfferWidget.css'
import type { Stage } from './scenario'
import type { WidgetLook } from './useWidgetLook'
import { widgetWords } from './widgetWords'

export interface ShownOffer {
  stage: Stage
  /** The most on offer, or what was asked for or paid out. */
  amount: number
  currency: string
  feeRate: number
  discountRate: number
  product: string
  /** Of what was paid out: repaid, and in all. */
  paid?: number
  total?: number
}

const plain = '#3E63DD'

/** The partner's widget as the business sees it at this step. */
export function OfferWidget({ look: { brand, widget }, shown }: { look: WidgetLook; shown: ShownOffer }) {
  const locale = widget?.locale ?? 'en-US'
  const words = widgetWords(locale)
  const radius = widget?.corner_radius ?? 8
  const color = widget?.primary_color ?? brand?.primary_color ?? plain
  const button = words.button(shown.stage, widget?.cta_variant ?? 'see_offer')
  const amount = formatCurrency(shown.amount, shown.currency)
  const { paid, total } = shown
  return (
    <div className={styles.widget} data-theme={widget?.theme ?? 'auto'} style={{ borderRadius: radius }} lang={locale}>
      <span className={styles.brand}>
        {brand?.logo ? (
          <img className={styles.logo} src={brand.logo} alt="" />
        ) : (
          <FallbackImage src={brand?.icon ?? null} alt="" fallback="briefcase" size={24} />
        )}
        {brand?.display_name}
      </span>
      <span aria-live="polite">{words.title[shown.stage]}</span>
      <span className={styles.amount}>{shown.stage === 'apply' ? words.upTo(amount) : amount}</span>
      <span className={styles.note}>
        {words.fee(formatPercent(shown.feeRate))}
        {shown.discountRate > 0 && `, ${words.discount(formatPercent(shown.discountRate))}`}
      </span>
      {paid !== undefined && total !== undefined && (
        <>
          <span className={styles.track}>
            <span className={styles.paid} style={{ inlineSize: `${share(paid, total)}%`, background: color }} />
          </span>
          <span className={styles.note}>
            {words.paid(formatCurrency(paid, shown.currency), formatCurrency(total, shown.currency))}
          </span>
        </>
      )}
      {button !== undefined && (
        <span
          className={styles.button}
          style={{ background: color, color: wordsOn(color), borderRadius: Math.min(radius, 18) }}
        >
          {button}
        </span>
      )}
    </div>
  )
}

const share = (paid: number, total: number) => (total > 0 ? Math.min(100, Math.max(0, (paid / total) * 100)) : 0)
