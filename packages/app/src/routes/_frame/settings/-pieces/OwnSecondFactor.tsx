import { type Api, confirmSecondFactor, type SecondFactor, setUpSecondFactor } from '@partner-dashboard/client'
import { Button, DescriptionList, Inline, Note, Stack } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { LeaveGuard } from '../../../../drafts/LeaveGuard'
import { isHandled } from '../../../../drafts/useSettingsForm'
import { CodeDialog } from './CodeDialog'
import { RecoveryCodes } from './RecoveryCodes'
import { SecondFactorSetup } from './SecondFactorSetup'

export function OwnSecondFactor({ api, state }: { api: Api; state: SecondFactor }) {
  const setup = useMutation(setUpSecondFactor(api))
  const [codes, setCodes] = useState<readonly string[]>()
  // The codes are only in this response, which can arrive after the form is gone.
  const confirm = useMutation({
    ...confirmSecondFactor(api),
    meta: { isHandled },
    onSuccess: ({ recovery_codes }) => {
      setCodes(recovery_codes)
      setup.reset()
    },
  })
  const [asks, setAsks] = useState<'renew' | 'disable'>()
  return (
    <Stack>
      {state.is_enabled ? (
        <>
          <DescriptionList
            items={[
              { label: 'On since', value: formatDate(state.enabled_at, { withTime: true }) },
              { label: 'Recovery codes left', value: String(state.recovery_codes_left) },
            ]}
          />
          <Inline>
            <Button onPress={() => setAsks('renew')}>New recovery codes</Button>
            <Button isDisabled={state.is_required} onPress={() => setAsks('disable')}>
              Turn off
            </Button>
          </Inline>
          {state.is_required && <Note>Your team requires two-step sign-in.</Note>}
        </>
      ) : setup.data ? (
        <SecondFactorSetup
          setup={setup.data}
          isPending={confirm.isPending}
          error={confirm.error}
          onConfirm={(code) => confirm.mutate({ code })}
          onCancel={() => {
            setup.reset()
            confirm.reset()
          }}
        />
      ) : (
        <Inline>
          <Button variant="primary" isPending={setup.isPending} onPress={() => setup.mutate(undefined)}>
            Set up
          </Button>
        </Inline>
      )}
      {asks && (
        <CodeDialog
          key={asks}
          api={api}
          purpose={asks}
          onClose={() => setAsks(undefined)}
          onRenewed={(newCodes) => {
            setAsks(undefined)
            setCodes(newCodes)
          }}
        />
      )}
      <LeaveGuard fields={['the recovery codes']} isDirty={codes !== undefined || confirm.isPending} />
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Stack>
  )
}
