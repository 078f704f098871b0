import type { Branding, ProductType } from '@partner-dashboard/client'
import { FinancingWidget, Note, Stack } from '@partner-dashboard/ui'
import { validateField } from '@partner-dashboard/ui/validators'
import { productName } from '../../../../views/products'
import type { WidgetFields } from '../../../../views/settings'

const english = {
  offer: 'You have an offer',
  upTo: (amount: string) => `Up to ${amount}`,
  see_offer: 'See offer',
  get_funded: 'Get funded',
  learn_more: 'Learn more',
}

const textsByLocale = {
  'en-US': english,
  'en-CA': english,
  'fr-CA': {
    offer: 'Vous avez une offre',
    upTo: (amount: string) => `Jusqu’à ${amount}`,
    see_offer: 'Voir l’offre',
    get_funded: 'Obtenir les fonds',
    learn_more: 'En savoir plus',
  },
} satisfies Record<WidgetFields['locale'], unknown>

/** Example amount. */
const amountIn = (locale: keyof typeof textsByLocale) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: locale === 'en-US' ? 'USD' : 'CAD' }).format(25_000)

interface WidgetPreviewProps {
  fields: WidgetFields
  /** Fallback while a color or radius is incomplete. */
  saved: WidgetFields
  product: ProductType
  brand: Branding | undefined
}

export function WidgetPreview({ fields, saved, product, brand }: WidgetPreviewProps) {
  const isColor = validateField('hexcode', fields.primary_color) === undefined
  const color = isColor ? fields.primary_color : saved.primary_color
  const radius = /^\d{1,2}$/.test(fields.corner_radius) ? Number(fields.corner_radius) : Number(saved.corner_radius)
  const locale = Object.hasOwn(textsByLocale, fields.locale) ? fields.locale : 'en-US'
  const texts = textsByLocale[locale]
  return (
    <Stack>
      <FinancingWidget
        theme={fields.theme}
        locale={locale}
        radius={radius}
        color={color}
        logo={brand?.logo ?? null}
        name={brand?.display_name}
        title={texts.offer}
        amount={texts.upTo(amountIn(locale))}
        button={texts[fields.cta_variant] ?? english.see_offer}
      />
      <Note>
        {fields.enabled
          ? `${productName(product)}, shown to a business with an offer.`
          : "Hidden: businesses don't see this widget."}
      </Note>
    </Stack>
  )
}
