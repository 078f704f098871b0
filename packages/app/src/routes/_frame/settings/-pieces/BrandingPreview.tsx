import { BrandedPage } from '@partner-dashboard/ui'
import { formatCurrency } from '@partner-dashboard/ui/format'
import { validateField } from '@partner-dashboard/ui/validators'
import type { BrandingFields } from '../../../../views/settings'

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
  return (
    <BrandedPage
      name={fields.display_name.trim() || saved.display_name}
      logo={fields.logo}
      icon={fields.icon}
      primaryColor={colorOr(fields.primary_color, saved.primary_color)}
      accentColor={colorOr(fields.accent_color, saved.accent_color)}
      amount={formatCurrency(25_000, currency)}
    />
  )
}
