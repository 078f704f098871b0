import {
  type Api,
  branding,
  type ProductType,
  updateWidgetConfig,
  type WidgetConfig,
  type WidgetConfigChanges,
  widgetConfigList,
} from '@partner-dashboard/client'
import {
  Button,
  ColorField,
  ContrastCheck,
  SelectField,
  StatusPill,
  SwitchField,
  TextField,
  WithPreview,
} from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { validateField } from '@partner-dashboard/ui/validators'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SettingsForm } from '../../../../drafts/SettingsForm'
import type { Problems } from '../../../../drafts/saveState'
import { isHandled, useSettingsForm } from '../../../../drafts/useSettingsForm'
import { useWhyNot } from '../../../../session/useWhyNot'
import {
  callsToAction,
  locales,
  optionsWith,
  originProblem,
  themes,
  type WidgetFields,
  widgetFields,
  widgetLabels,
  widgetSchemas,
  widgetShown,
  widgetState,
} from '../../../../views/settings'
import { OriginsField } from './OriginsField'
import { WidgetPreview } from './WidgetPreview'

const check = (fields: WidgetFields) => ({
  primary_color: validateField('hexcode', fields.primary_color),
  corner_radius: /^([01]?\d|2[0-4])$/.test(fields.corner_radius.trim()) ? undefined : 'Must be 0 to 24',
  allowed_origins: fields.allowed_origins.map(originProblem).find(Boolean),
})

interface WidgetEditorProps {
  api: Api
  widget: WidgetConfig
  /** Called with the labels of unsaved fields, so switching products can ask. */
  onChanged: (labels: string[]) => void
}

export function WidgetEditor({ api, widget, onChanged }: WidgetEditorProps) {
  const { product_type: product } = widget
  const client = useQueryClient()
  const saved = useSuspenseQuery(widgetConfigList(api)).data
  const brand = useQuery(branding(api)).data?.data
  const whyNot = useWhyNot(api, 'manage_settings')
  const form = useSettingsForm({
    name: `widget ${product}`,
    saved,
    toFields: ({ results }) => widgetFields(results?.find(isOf(product)) ?? widget),
    fields: widgetSchemas,
    toChanges: ({ corner_radius, allowed_origins, ...changed }): WidgetConfigChanges => ({
      product_type: product,
      ...changed,
      ...(corner_radius !== undefined && { corner_radius: Number(corner_radius) }),
      ...(allowed_origins && { allowed_origins: allowed_origins.map((origin) => origin.trim()) }),
    }),
    check,
    mutation: useMutation({ ...updateWidgetConfig(api), meta: { isHandled } }),
    reload: () => client.fetchQuery({ ...widgetConfigList(api), staleTime: 0 }),
    savedText: ({ publish }) => (publish ? 'Widget published' : 'Widget saved'),
  })
  const { draft, value, problems, change } = form
  const isDisabled = whyNot !== undefined
  const changed = draft.changed.map((field) => widgetLabels[field]).join('\n')
  useEffect(() => onChanged(changed === '' ? [] : changed.split('\n')), [changed, onChanged])

  return (
    <WithPreview
      title="Preview"
      preview={<WidgetPreview fields={value} saved={widgetFields(widget)} product={product} brand={brand} />}
    >
      <p>
        <StatusPill {...widgetState(widget)} />{' '}
        {widget.published_at != null &&
          `Version ${widget.version ?? '(not available)'}, published ${formatDate(widget.published_at, { withTime: true })}`}
      </p>
      <SettingsForm
        form={form}
        title="Widget"
        labels={widgetLabels}
        shown={widgetShown}
        whyNot={whyNot}
        saveLabel="Save draft"
        moreActions={
          <Button
            isDisabled={isDisabled || !(draft.isDirty || widget.has_draft || widget.published_at == null)}
            isPending={form.isPending}
            onPress={() => form.submit({ publish: true })}
          >
            Publish
          </Button>
        }
      >
        <WidgetFormFields value={value} problems={problems} change={change} isDisabled={isDisabled} />
      </SettingsForm>
    </WithPreview>
  )
}

interface WidgetFormFieldsProps {
  value: WidgetFields
  problems: Problems<WidgetFields>
  change: (patch: Partial<WidgetFields>) => void
  isDisabled: boolean
}

function WidgetFormFields({ value, problems, change, isDisabled }: WidgetFormFieldsProps) {
  return (
    <>
      <SwitchField
        label={widgetLabels.enabled}
        description="Takes effect after you publish."
        isSelected={value.enabled}
        onChange={(enabled) => change({ enabled })}
        isDisabled={isDisabled}
      />
      <SelectField
        label={widgetLabels.locale}
        options={optionsWith(locales, value.locale)}
        value={value.locale}
        onChange={(locale) => locale !== '' && change({ locale })}
        isDisabled={isDisabled}
      />
      <SelectField
        label={widgetLabels.theme}
        options={optionsWith(themes, value.theme)}
        value={value.theme}
        onChange={(theme) => theme !== '' && change({ theme })}
        isDisabled={isDisabled}
      />
      <ColorField
        label={widgetLabels.primary_color}
        value={value.primary_color}
        onChange={(primary_color) => change({ primary_color })}
        errorMessage={problems.primary_color}
        isDisabled={isDisabled}
      />
      <ContrastCheck label={widgetLabels.primary_color} color={value.primary_color} />
      <TextField
        label={widgetLabels.corner_radius}
        description="0 to 24 pixels"
        inputMode="numeric"
        maxLength={2}
        value={value.corner_radius}
        onChange={(corner_radius) => change({ corner_radius })}
        errorMessage={problems.corner_radius}
        isDisabled={isDisabled}
      />
      <SelectField
        label={widgetLabels.cta_variant}
        options={optionsWith(callsToAction, value.cta_variant)}
        value={value.cta_variant}
        onChange={(cta_variant) => cta_variant !== '' && change({ cta_variant })}
        isDisabled={isDisabled}
      />
      <OriginsField
        label={widgetLabels.allowed_origins}
        value={value.allowed_origins}
        onChange={(allowed_origins) => change({ allowed_origins })}
        errorMessage={problems.allowed_origins}
        isDisabled={isDisabled}
      />
    </>
  )
}

const isOf = (product: ProductType) => (widget: WidgetConfig) => widget.product_type === product
