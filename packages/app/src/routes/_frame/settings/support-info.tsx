import { branding, partnerList, supportInfo, updateSupportInfo } from '@partner-dashboard/client'
import {
  CheckboxGroupField,
  MaskedField,
  Page,
  PageHead,
  SupportCard,
  TextAreaField,
  WithPreview,
} from '@partner-dashboard/ui'
import { formatPhone } from '@partner-dashboard/ui/format'
import { validateField } from '@partner-dashboard/ui/validators'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SettingsForm } from '../../../drafts/SettingsForm'
import { isHandled, useSettingsForm } from '../../../drafts/useSettingsForm'
import { scopedDeps } from '../../../router/scoped'
import { useWhyNot } from '../../../session/useWhyNot'
import {
  languageNames,
  languageOptions,
  phoneTypeOf,
  type SupportFields,
  supportFields,
  supportLabels,
  supportSchemas,
  supportShown,
} from '../../../views/settings'
import { OrganizationNote } from './-pieces/OrganizationNote'

export const Route = createFileRoute('/_frame/settings/support-info')({
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: async ({ context: { api, queryClient, hasScope } }) => {
    if (!hasScope) return
    void queryClient.prefetchQuery(branding(api))
    // Loads the partner before the form renders: its country decides the phone format.
    await Promise.all([queryClient.ensureQueryData(supportInfo(api)), queryClient.ensureQueryData(partnerList(api))])
  },
  staticData: { crumb: 'Support info' },
  component: SupportInfoPage,
})

const optional = { isRequired: false }

/** Empty fields are removed. */
const toChanges = ({ languages, ...texts }: Partial<SupportFields>) => ({
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim() || null])),
  ...(languages && { languages }),
})

function SupportInfoPage() {
  const { api } = Route.useRouteContext()
  const client = useQueryClient()
  const saved = useSuspenseQuery(supportInfo(api)).data
  const partner = useSuspenseQuery(partnerList(api)).data.find(({ id }) => id === api.scope.partnerId)
  const name = useQuery(branding(api)).data?.data.display_name ?? partner?.name ?? 'Your team'
  const phoneType = phoneTypeOf(partner)
  const whyNot = useWhyNot(api, 'manage_settings')
  const form = useSettingsForm({
    name: 'support-info',
    saved,
    toFields: supportFields,
    fields: supportSchemas,
    toChanges,
    check: (fields) => ({
      support_email: validateField('email', fields.support_email, optional),
      support_phone: validateField(phoneType, fields.support_phone, optional),
      support_url: validateField('url', fields.support_url, optional),
      hours: validateField('textArea', fields.hours, optional),
      languages: fields.languages.length === 0 ? 'Required' : undefined,
    }),
    mutation: useMutation({ ...updateSupportInfo(api), meta: { isHandled } }),
    reload: () => client.fetchQuery({ ...supportInfo(api), staleTime: 0 }),
    savedText: 'Support info saved',
  })
  const { value, problems, change } = form
  const isDisabled = whyNot !== undefined
  return (
    <Page>
      <PageHead title="Support info" description="Set how businesses reach you with questions." />
      <OrganizationNote api={api} />
      <WithPreview title="Preview" preview={<SupportPreview fields={value} name={name} />}>
        <SettingsForm form={form} title="Support info" labels={supportLabels} shown={supportShown} whyNot={whyNot}>
          <MaskedField
            label={supportLabels.support_email}
            type="email"
            isRequired={false}
            value={value.support_email}
            onChange={(support_email) => change({ support_email })}
            errorMessage={problems.support_email}
            isDisabled={isDisabled}
          />
          <MaskedField
            label={supportLabels.support_phone}
            description={phoneType === 'canadaPhone' ? 'Canadian area code required' : 'US area code required'}
            type={phoneType}
            isRequired={false}
            value={value.support_phone}
            onChange={(support_phone) => change({ support_phone })}
            errorMessage={problems.support_phone}
            isDisabled={isDisabled}
          />
          <MaskedField
            label={supportLabels.support_url}
            description="Starts with https://"
            type="url"
            isRequired={false}
            value={value.support_url}
            onChange={(support_url) => change({ support_url })}
            errorMessage={problems.support_url}
            isDisabled={isDisabled}
          />
          <TextAreaField
            label={supportLabels.hours}
            description="Include the time zone: Mon–Fri, 9 AM–5 PM CT"
            rows={2}
            isRequired={false}
            value={value.hours}
            onChange={(hours) => change({ hours })}
            errorMessage={problems.hours}
            isDisabled={isDisabled}
          />
          <CheckboxGroupField
            label={supportLabels.languages}
            options={languageOptions}
            value={value.languages}
            onChange={(languages) => change({ languages })}
            errorMessage={problems.languages}
            isDisabled={isDisabled}
          />
        </SettingsForm>
      </WithPreview>
    </Page>
  )
}

interface SupportPreviewProps {
  fields: SupportFields
  /** Display name of the partner. */
  name: string
}

function SupportPreview({ fields, name }: SupportPreviewProps) {
  const items = [
    { label: 'Call', value: formatPhone(fields.support_phone) },
    { label: 'Email', value: fields.support_email.trim() },
    { label: 'Help page', value: fields.support_url.trim() },
    { label: 'Hours', value: fields.hours.trim() },
    { label: 'Languages', value: languageNames(fields.languages) },
  ].filter(({ value }) => value !== '')
  return <SupportCard title={`Questions? ${name} can help.`} items={items} />
}
