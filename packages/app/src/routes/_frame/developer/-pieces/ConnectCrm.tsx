import { type Api, type CrmVendor, connectCrm } from '@partner-dashboard/client'
import {
  Button,
  Dialog,
  Form,
  RadioGroupField,
  requiredProblem,
  showToast,
  TextField,
  useFormCheck,
} from '@partner-dashboard/ui'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { LeaveGuard } from '../../../../drafts/LeaveGuard'
import { useDraft } from '../../../../drafts/useDraft'
import { crmVendors } from '../../../../views/crm'
import { nameOf, optionsOf } from '../../../../views/look'
import { refusals, shownInPlace } from '../../../../views/refusals'
import { type FieldSchemas, storedOneOf, storedText } from '../../../../views/stored'

interface ConnectCrmProps {
  api: Api
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

interface Connection {
  vendor: CrmVendor | ''
  access_token: string
}

const blank: Connection = { vendor: '', access_token: '' }
const schemas: FieldSchemas<Connection> = {
  vendor: v.union([v.literal(''), storedOneOf(crmVendors)]),
  access_token: storedText,
}
const options = optionsOf(crmVendors)
const fieldLabels = { vendor: 'CRM', access_token: 'Access token' }

export function ConnectCrm({ api, isOpen, onOpenChange }: ConnectCrmProps) {
  const draft = useDraft<Connection>({
    name: 'crm connection',
    initial: blank,
    fields: schemas,
    sensitive: ['access_token'],
  })
  const connect = useMutation({ ...connectCrm(api), meta: shownInPlace })
  const refused = refusals(connect.error, ['vendor', 'access_token'])
  const { vendor, access_token } = draft.value
  const needsToken = vendor !== '' && vendor !== 'demo'
  const check = useFormCheck({
    vendor: requiredProblem(vendor),
    access_token: needsToken ? requiredProblem(access_token) : undefined,
  })

  const close = () => {
    connect.reset()
    draft.discard()
    check.reset()
    onOpenChange(false)
  }
  const submit = () => {
    if (!check.passes() || vendor === '' || connect.isPending) return
    connect.mutate(
      { vendor, access_token: needsToken ? access_token.trim() : undefined },
      {
        onSuccess: () => {
          showToast({ text: `${nameOf(crmVendors, vendor)} is connected`, tone: 'positive' })
          close()
        },
      },
    )
  }

  return (
    <>
      <Dialog
        isOpen={isOpen}
        onOpenChange={close}
        title="Connect CRM"
        description="This replaces your current connection."
        size="small"
        isBusy={connect.isPending}
        isKeptOnPressOutside={draft.isDirty}
      >
        <Form
          onSubmit={submit}
          refusal={refused['']}
          actions={
            <>
              <Button type="submit" variant="primary" isPending={connect.isPending}>
                Connect
              </Button>
              <Button variant="quiet" isDisabled={connect.isPending} onPress={close}>
                Cancel
              </Button>
            </>
          }
        >
          <RadioGroupField
            label="CRM"
            value={vendor}
            options={options}
            errorMessage={check.problems.vendor ?? refused.vendor}
            onChange={(vendor) => draft.change({ vendor })}
          />
          {needsToken && (
            <TextField
              label="Access token"
              description="Stored encrypted and never shown again."
              type="password"
              autoComplete="off"
              value={access_token}
              errorMessage={check.problems.access_token ?? refused.access_token}
              onChange={(access_token) => draft.change({ access_token })}
            />
          )}
        </Form>
      </Dialog>
      <LeaveGuard
        fields={draft.changed.map((name) => fieldLabels[name])}
        isDirty={isOpen && draft.isDirty && !connect.isPending}
      />
    </>
  )
}
