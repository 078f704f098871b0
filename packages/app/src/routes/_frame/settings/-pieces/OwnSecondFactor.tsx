import {
  type Api,
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  type SecondFactor,
  setUpSecondFactor,
} from '@partner-dashboard/client'
import { Button, DescriptionList, Inline, Note, Stack, showToast } from '@partner-dashboard/ui'
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
  // The codes are only in the response, which can arrive after the form is gone.
  const confirm = useMutation({
    ...confirmSecondFactor(api),
    meta: { isHandled },
    onSuccess: ({ recovery_codes }) => {
      setCodes(recovery_codes)
      setup.reset()
    },
  })
  const [asks, setAsks] = useState<'renew' | 'disable'>()
  const renew = useMutation({
    ...renewRecoveryCodes(api),
    meta: { isHandled },
    onSuccess: ({ recovery_codes }) => {
      setCodes(recovery_codes)
      setAsks(undefined)
    },
  })
  const disable = useMutation({
    ...disableSecondFactor(api),
    meta: { isHandled },
    onSuccess: () => {
      showToast({ text: 'Two-step sign-in turned off' })
      setAsks(undefined)
    },
  })
  const ask = (purpose: 'renew' | 'disable') => {
    renew.reset()
    disable.reset()
    setAsks(purpose)
  }
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
            <Button onPress={() => ask('renew')}>New recovery codes</Button>
            <Button isDisabled={state.is_required} onPress={() => ask('disable')}>
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
          purpose={asks}
          isPending={renew.isPending || disable.isPending}
          error={renew.error ?? disable.error}
          onConfirm={(code) => (asks === 'renew' ? renew : disable).mutate({ code })}
          onClose={() => setAsks(undefined)}
        />
      )}
      <LeaveGuard
        fields={['the recovery codes']}
        isDirty={codes !== undefined || confirm.isPending || renew.isPending}
      />
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Stack>
  )
}
