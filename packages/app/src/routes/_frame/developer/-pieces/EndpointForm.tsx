import {
  type Api,
  createWebhookEndpoint,
  updateWebhookEndpoint,
  type WebhookEndpoint,
  type WebhookEndpointWithSecret,
} from '@partner-dashboard/client'
import {
  Button,
  Dialog,
  Form,
  MaskedField,
  Notice,
  RadioGroupField,
  showToast,
  TextField,
  useFormCheck,
} from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import { DraftNote } from '../../../../drafts/DraftNote'
import { LeaveGuard } from '../../../../drafts/LeaveGuard'
import { useDraft } from '../../../../drafts/useDraft'
import { refusals, shownInPlace } from '../../../../views/refusals'
import { EventTypesField } from './EventTypesField'
import {
  type EndpointFields,
  type EndpointProblems,
  endpointSchemas,
  fieldNames,
  problemsOf,
  toCreate,
  toForm,
  toUpdate,
} from './endpointForm'
import { HeadersField } from './HeadersField'

interface EndpointFormProps {
  api: Api
  /** Endpoint to edit; undefined for a new one. */
  endpoint: WebhookEndpoint | undefined
  onCreated: (created: WebhookEndpointWithSecret) => void
  onClose: () => void
}

const fields = ['url', 'description', 'event_types', 'custom_headers']

export function EndpointForm({ api, endpoint, onCreated, onClose }: EndpointFormProps) {
  const draft = useDraft<EndpointFields>({
    name: `webhook endpoint ${endpoint?.id ?? 'new'}`,
    initial: toForm(endpoint),
    fields: endpointSchemas,
    // Headers may contain tokens.
    sensitive: ['headers'],
  })
  const create = useMutation({
    ...createWebhookEndpoint(api),
    meta: shownInPlace,
    // Also after Back has closed the form.
    onSuccess: (created) => {
      draft.discard()
      onCreated(created)
    },
  })
  const update = useMutation({ ...updateWebhookEndpoint(api), meta: shownInPlace })
  const form = draft.value
  const isPending = create.isPending || update.isPending
  const refused = refusals(create.error ?? update.error, fields)
  const check = useFormCheck(problemsOf(form))

  const close = () => {
    draft.discard()
    onClose()
  }
  const submit = () => {
    if (!check.passes() || isPending) return
    if (!endpoint) {
      create.mutate(toCreate(form))
      return
    }
    if (!draft.isDirty) return onClose()
    update.mutate(
      { id: endpoint.id, changes: toUpdate(form, draft.changed) },
      {
        onSuccess: () => {
          showToast({ text: 'Endpoint saved', tone: 'positive' })
          close()
        },
      },
    )
  }

  return (
    <>
      <Dialog
        isOpen
        onOpenChange={onClose}
        title={endpoint ? 'Edit endpoint' : 'Add endpoint'}
        description="Receives events as they happen, signed with its own secret."
        size="medium"
        isBusy={isPending}
        isKeptOnPressOutside
      >
        <Form
          onSubmit={submit}
          refusal={refused['']}
          actions={
            <>
              <Button type="submit" variant="primary" isPending={isPending}>
                {endpoint ? 'Save endpoint' : 'Add endpoint'}
              </Button>
              <Button variant="quiet" isDisabled={isPending} onPress={close}>
                Cancel
              </Button>
              <DraftNote isDirty={draft.isDirty} />
            </>
          }
        >
          {draft.isRestored && <Notice>Your unsaved changes were restored.</Notice>}
          <EndpointFormFields
            form={form}
            endpoint={endpoint}
            problems={{ ...refused, ...check.problems }}
            change={draft.change}
          />
        </Form>
      </Dialog>
      <LeaveGuard
        fields={[...new Set(draft.changed.map((name) => fieldNames[name]))]}
        isDirty={draft.isDirty && !isPending}
      />
    </>
  )
}

interface EndpointFormFieldsProps {
  form: EndpointFields
  endpoint: WebhookEndpoint | undefined
  problems: EndpointProblems
  change: (patch: Partial<EndpointFields>) => void
}

function EndpointFormFields({ form, endpoint, problems, change }: EndpointFormFieldsProps) {
  return (
    <>
      <MaskedField
        type="url"
        label="URL"
        autoFocus={endpoint === undefined}
        description="Public http or https URL that responds with 2XX within 15 seconds"
        placeholder="https://example.com/webhooks"
        value={form.url}
        errorMessage={problems.url}
        onChange={(url) => change({ url })}
      />
      <TextField
        label="Description"
        isRequired={false}
        maxLength={200}
        value={form.description}
        errorMessage={problems.description}
        onChange={(description) => change({ description })}
      />
      <RadioGroupField
        label="Events"
        value={form.events}
        options={[
          { value: 'all', label: 'All events', description: 'Includes event types added later.' },
          { value: 'chosen', label: 'Selected events' },
        ]}
        onChange={(events) => change({ events })}
      />
      {form.events === 'chosen' && (
        <EventTypesField
          value={form.event_types}
          errorMessage={problems.event_types}
          onChange={(event_types) => change({ event_types })}
        />
      )}
      <HeadersField
        value={form.headers}
        namesOnFile={endpoint?.custom_header_names ?? []}
        removesThem={form.removesHeaders}
        problems={problems}
        onChange={(headers) => change({ headers })}
        onRemovesChange={(removesHeaders) => change({ removesHeaders })}
      />
    </>
  )
}
