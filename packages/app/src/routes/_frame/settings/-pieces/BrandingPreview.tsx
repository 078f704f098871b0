import { FallbackImage, wordsOn } from '@partner-dashboard/ui'
import { formatCurrency } from '@partner-dashboard/ui/format'
import { validateField } from '@partner-dashboard/ui/validators'
import type { BrandingFields } from '../../../../views/settings'
import * as styles from './BrandingPreview.css'

/** The last color that was one: while one types, the preview does not go blank. */
const colorOr = (color: string, otherwise: string) =>
  color !== '' && validateField('hexcode', color) === undefined ? color : otherwise

interface BrandingPreviewProps {
  fields: BrandingFields
  saved: BrandingFields
  currency: 'USD' | 'CAD'
}

/** How an offer looks to a business in the partner's colors. The amounts are an example. */
export function BrandingPreview({ fields, saved, currency }: BrandingPreviewProps) {
  const primary = colorOr(fields.primary_color, saved.primary_color)
  const accent = colorOr(fields.accent_color, saved.accent_color)
  const name = fields.display_name.trim() || saved.display_name
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {fields.logo === null ? (
          <FallbackImage src={fields.icon} alt="" fallback="briefcase" size={32} />
        ) : (
          <img className={styles.logo} src={fields.logo} alt="" />
        )}
        <span className={styles.name}>{name}</span>
      </div>
      <div className={styles.body}>
        <span className={styles.badge} style={{ background: accent, color: wordsOn(accent) }}>
          New offer
        </span>
        <span className={styles.amount}>{`Up to ${formatCurrency(25_000, currency)}`}</span>
        <span className={styles.note}>{`From ${name}, for your business.`}</span>
        <span className={styles.button} style={{ background: primary, color: wordsOn(primary) }}>
          See offer
        </span>
      </div>
      <div className={styles.foot}>
        <FallbackImage src={fields.icon} alt="" fallback="briefcase" size={24} />
        {`© ${name}`}
      </div>
    </div>
  )
}
