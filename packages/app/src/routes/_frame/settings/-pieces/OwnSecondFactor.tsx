import { type Api, type SecondFactor, setUpSecondFactor } from '@partner-dashboard/client'
import { Button, DescriptionList, Inline, Note, Stack } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CodeDialog } from './CodeDialog'
import { RecoveryCodes } from './RecoveryCodes'
import { SecondFactorSetup } from './SecondFactorSetup'

export function OwnSecondFactor({ api, state }: { api: Api; state: SecondFactor }) {
  const setup = useMutation(setUpSecondFactor(api))
  const [codes, setCodes] = useState<readonly string[]>()
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
          api={api}
          setup={setup.data}
          onConfirmed={(newCodes) => {
            setCodes(newCodes)
            setup.reset()
          }}
          onCancel={setup.reset}
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
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Stack>
  )
}
