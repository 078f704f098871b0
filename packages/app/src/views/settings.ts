import type { Branding, Partner, SupportInfo, WidgetConfig } from '@partner-dashboard/client'
import { formatPhone } from '@partner-dashboard/ui/format'
import * as v from 'valibot'
import { nameOf, optionsOf } from './look'
import { type FieldSchemas, storedFlag, storedList, storedOneOf, storedText } from './stored'

export interface BrandingFields {
  display_name: string
  logo: string | null
  icon: string | null
  primary_color: string
  accent_color: string
}

export const brandingSchemas: FieldSchemas<BrandingFields> = {
  display_name: storedText,
  logo: v.nullable(storedText),
  icon: v.nullable(storedText),
  primary_color: storedText,
  accent_color: storedText,
}

export const brandingLabels = {
  display_name: 'Display name',
  logo: 'Logo',
  icon: 'Icon',
  primary_color: 'Primary color',
  accent_color: 'Accent color',
} satisfies Record<keyof BrandingFields, string>

export const brandingFields = (branding: Branding): BrandingFields => ({
  display_name: branding.display_name ?? '',
  logo: branding.logo ?? null,
  icon: branding.icon ?? null,
  primary_color: branding.primary_color ?? '',
  accent_color: branding.accent_color ?? '',
})

/** Maximum size of a logo or icon in bytes, as in the contract. */
export const maxImageBytes = 1_048_576

export const pictureTypes = ['.png', '.jpg', '.jpeg', '.webp', '.svg'] as const

/** Description of an image: "PNG image, 12 kB". */
function imageText(value: string | null): string {
  if (value === null || value === '') return ''
  const [, kind, text] = /^data:image\/([\w]+)[^,]*,(.*)$/s.exec(value) ?? []
  if (kind === undefined || text === undefined) return 'Image uploaded'
  return `${kind.toUpperCase()} image, ${Math.max(1, Math.round((text.length * 3) / 4 / 1000))} kB`
}

export const brandingShown = (field: keyof BrandingFields, fields: BrandingFields) =>
  field === 'logo' || field === 'icon' ? imageText(fields[field]) : fields[field]

export type Language = SupportInfo['languages'][number]

export interface SupportFields {
  support_email: string
  support_phone: string
  support_url: string
  hours: string
  languages: Language[]
}

export const supportLabels = {
  support_email: 'Email address',
  support_phone: 'Phone',
  support_url: 'Help page',
  hours: 'Hours',
  languages: 'Languages',
} satisfies Record<keyof SupportFields, string>

const languages = { en: 'English', es: 'Spanish', fr: 'French' } satisfies Record<Language, string>
export const supportSchemas: FieldSchemas<SupportFields> = {
  support_email: storedText,
  support_phone: storedText,
  support_url: storedText,
  hours: storedText,
  languages: storedList(storedOneOf(languages)),
}
export const languageOptions = optionsOf(languages)
export const languageNames = (values: readonly string[]) => values.map((value) => nameOf(languages, value)).join(', ')

export const supportFields = (info: SupportInfo): SupportFields => ({
  support_email: info.support_email ?? '',
  support_phone: info.support_phone ?? '',
  support_url: info.support_url ?? '',
  hours: info.hours ?? '',
  languages: info.languages ?? [],
})

export function supportShown(field: keyof SupportFields, fields: SupportFields): string {
  if (field === 'languages') return languageNames(fields.languages)
  return field === 'support_phone' ? formatPhone(fields.support_phone) : fields[field]
}

/** Phone field type for the partner's country. */
export const phoneTypeOf = (partner: Partner | undefined) =>
  partner?.config?.country_code === 'CA' ? 'canadaPhone' : 'phone'

/** Currency of the partner's offers. */
export const currencyOf = (partner: Partner | undefined) => (partner?.config?.country_code === 'CA' ? 'CAD' : 'USD')

export interface WidgetFields {
  enabled: boolean
  locale: WidgetConfig['locale']
  theme: WidgetConfig['theme']
  primary_color: string
  corner_radius: string
  cta_variant: WidgetConfig['cta_variant']
  allowed_origins: string[]
}

export const widgetLabels = {
  enabled: 'Show to businesses',
  locale: 'Language',
  theme: 'Appearance',
  primary_color: 'Color',
  corner_radius: 'Corner radius',
  cta_variant: 'Button label',
  allowed_origins: 'Allowed origins',
} satisfies Record<keyof WidgetFields, string>

export const locales = {
  'en-US': 'English (United States)',
  'en-CA': 'English (Canada)',
  'fr-CA': 'French (Canada)',
} satisfies Record<WidgetConfig['locale'], string>

export const themes = {
  light: 'Light',
  dark: 'Dark',
  auto: 'System',
} satisfies Record<WidgetConfig['theme'], string>

export const callsToAction = {
  see_offer: 'See offer',
  get_funded: 'Get funded',
  learn_more: 'Learn more',
} satisfies Record<WidgetConfig['cta_variant'], string>

export const widgetSchemas: FieldSchemas<WidgetFields> = {
  enabled: storedFlag,
  locale: storedOneOf(locales),
  theme: storedOneOf(themes),
  primary_color: storedText,
  corner_radius: storedText,
  cta_variant: storedOneOf(callsToAction),
  allowed_origins: storedList(storedText),
}

/** Options plus the current value, if it's unknown to this build. */
export function optionsWith<TValue extends string>(names: Record<TValue, string>, chosen: TValue) {
  const options = optionsOf(names)
  return !chosen || Object.hasOwn(names, chosen)
    ? options
    : [...options, { value: chosen, label: nameOf(names, chosen) }]
}

export const widgetFields = (widget: WidgetConfig): WidgetFields => ({
  enabled: widget.enabled ?? false,
  locale: widget.locale,
  theme: widget.theme,
  primary_color: widget.primary_color ?? '',
  corner_radius: String(widget.corner_radius ?? 0),
  cta_variant: widget.cta_variant,
  allowed_origins: widget.allowed_origins ?? [],
})

export function widgetShown(field: keyof WidgetFields, fields: WidgetFields): string {
  switch (field) {
    case 'enabled':
      return fields.enabled ? 'Yes' : 'No'
    case 'locale':
      return nameOf(locales, fields.locale)
    case 'theme':
      return nameOf(themes, fields.theme)
    case 'cta_variant':
      return nameOf(callsToAction, fields.cta_variant)
    case 'corner_radius':
      return `${fields.corner_radius} px`
    case 'allowed_origins':
      return fields.allowed_origins.join(', ')
    case 'primary_color':
      return fields.primary_color
  }
}

export function widgetState(widget: WidgetConfig) {
  if (widget.has_draft) return { tone: 'caution', label: 'Draft' } as const
  if (widget.published_at == null) return { tone: 'neutral', label: 'Not published' } as const
  return widget.enabled
    ? ({ tone: 'positive', label: 'Published' } as const)
    : ({ tone: 'neutral', label: 'Published, hidden' } as const)
}

/** Why a text isn't an origin (scheme, host and port only). */
export function originProblem(value: string): string | undefined {
  const text = value.trim().replace(/\/$/, '')
  const isOrigin = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
  return isOrigin ? undefined : 'Must be an origin, such as https://app.example.com'
}
