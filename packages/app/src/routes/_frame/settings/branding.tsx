import { branding, partnerList, updatePartner } from '@partner-dashboard/client'
import { BrandedPage, ColorField, ContrastCheck, MaskedField, Page, PageHead, WithPreview } from '@partner-dashboard/ui'
import { formatCurrency } from '@partner-dashboard/ui/format'
import { validateField } from '@partner-dashboard/ui/validators'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SettingsForm } from '../../../drafts/SettingsForm'
import { isHandled, useSettingsForm } from '../../../drafts/useSettingsForm'
import { scopedDeps } from '../../../router/scoped'
import { useWhyNot } from '../../../session/useWhyNot'
import {
  type BrandingFields,
  brandingFields,
  brandingLabels,
  brandingSchemas,
  brandingShown,
  currencyOf,
} from '../../../views/settings'
import { OrganizationNote } from './-pieces/OrganizationNote'
import { PictureField } from './-pieces/PictureField'

export const Route = createFileRoute('/_frame/settings/branding')({
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: async ({ context: { api, queryClient, hasScope } }) => {
    if (hasScope) await queryClient.ensureQueryData(branding(api))
  },
  staticData: { crumb: 'Branding' },
  component: BrandingPage,
})

const check = (fields: BrandingFields) => ({
  display_name: validateField('text', fields.display_name),
  primary_color: validateField('hexcode', fields.primary_color),
  accent_color: validateField('hexcode', fields.accent_color),
})

function BrandingPage() {
  const { api } = Route.useRouteContext()
  const client = useQueryClient()
  const saved = useSuspenseQuery(branding(api)).data
  const partner = useQuery(partnerList(api)).data?.find(({ id }) => id === api.scope.partnerId)
  const whyNot = useWhyNot(api, 'manage_settings')
  const form = useSettingsForm({
    name: 'branding',
    saved,
    toFields: brandingFields,
    fields: brandingSchemas,
    toChanges: (changed) => changed,
    check,
    mutation: useMutation({ ...updatePartner(api), meta: { isHandled } }),
    reload: () => client.fetchQuery({ ...branding(api), staleTime: 0 }),
    savedText: 'Branding saved',
  })
  const { value, problems, change } = form
  const before = brandingFields(saved.data)
  const isDisabled = whyNot !== undefined
  return (
    <Page>
      <PageHead title="Branding" description="Set how your brand appears in offers, emails and the widget." />
      <OrganizationNote api={api} />
      <WithPreview
        title="Preview"
        preview={<BrandingPreview fields={value} saved={before} currency={currencyOf(partner)} />}
      >
        <SettingsForm form={form} title="Branding" labels={brandingLabels} shown={brandingShown} whyNot={whyNot}>
          <MaskedField
            label={brandingLabels.display_name}
            description="The name your businesses know you by"
            type="text"
            value={value.display_name}
            onChange={(display_name) => change({ display_name })}
            errorMessage={problems.display_name}
            isDisabled={isDisabled}
          />
          <PictureField
            label={brandingLabels.logo}
            description="SVG, or PNG with a transparent background"
            value={value.logo}
            saved={before.logo}
            onChange={(logo) => change({ logo })}
            errorMessage={problems.logo}
            isDisabled={isDisabled}
          />
          <PictureField
            label={brandingLabels.icon}
            description="Square image for small spaces"
            value={value.icon}
            saved={before.icon}
            onChange={(icon) => change({ icon })}
            errorMessage={problems.icon}
            isDisabled={isDisabled}
          />
          <ColorField
            label={brandingLabels.primary_color}
            description="Used for buttons and links"
            value={value.primary_color}
            onChange={(primary_color) => change({ primary_color })}
            errorMessage={problems.primary_color}
            isDisabled={isDisabled}
          />
          <ContrastCheck label={brandingLabels.primary_color} color={value.primary_color} />
          <ColorField
            label={brandingLabels.accent_color}
            description="Used for highlights, such as new offers"
            value={value.accent_color}
            onChange={(accent_color) => change({ accent_color })}
            errorMessage={problems.accent_color}
            isDisabled={isDisabled}
          />
          <ContrastCheck label={brandingLabels.accent_color} color={value.accent_color} />
        </SettingsForm>
      </WithPreview>
    </Page>
  )
}

/** The last valid color, so the preview doesn't go blank while typing. */
const colorOr = (color: string, otherwise: string) =>
  color !== '' && validateField('hexcode', color) === undefined ? color : otherwise

interface BrandingPreviewProps {
  fields: BrandingFields
  saved: BrandingFields
  currency: 'USD' | 'CAD'
}

/** Preview of an offer in the partner's brand, with example amounts. */
function BrandingPreview({ fields, saved, currency }: BrandingPreviewProps) {
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
