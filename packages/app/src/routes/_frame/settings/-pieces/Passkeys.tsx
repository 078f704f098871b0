import { type Api, type Passkey, removePasskey } from '@partner-dashboard/client'
import { Button, ConfirmDialog, Inline, Note, RuledItem, RuledList, Section, showToast } from '@partner-dashboard/ui'
import { formatDate } from '@partner-dashboard/ui/format'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { canUsePasskeys } from '../../../../session/webAuthn'
import { AddPasskey } from './AddPasskey'

const dateOf = (time: string) => formatDate(time, { withTime: true })

export function Passkeys({ api, passkeys }: { api: Api; passkeys: readonly Passkey[] }) {
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Passkey>()
  const remove = useMutation(removePasskey(api))
  const isAvailable = canUsePasskeys()
  return (
    <Section
      title="Passkeys"
      description="Use your fingerprint, face, PIN or a security key instead of a code from the app."
    >
      {passkeys.length > 0 && (
        <RuledList aria-label="Your passkeys">
          {passkeys.map((passkey) => (
            <RuledItem
              key={passkey.id}
              title={passkey.name}
              actions={
                <Button aria-label={`Remove ${passkey.name}`} onPress={() => setRemoved(passkey)}>
                  Remove
                </Button>
              }
            >
              {passkey.last_used_at === null
                ? `Added ${dateOf(passkey.created_at)}. Never used.`
                : `Last used ${dateOf(passkey.last_used_at)}`}
            </RuledItem>
          ))}
        </RuledList>
      )}
      <Inline>
        <Button isDisabled={!isAvailable} onPress={() => setAdding(true)}>
          Add passkey
        </Button>
      </Inline>
      {!isAvailable && (
        <Note>This browser doesn't support passkeys here. They require https and a current browser.</Note>
      )}
      {isAdding && <AddPasskey api={api} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        isOpen={removed !== undefined}
        onOpenChange={() => setRemoved(undefined)}
        title={`Remove ${removed?.name ?? 'passkey'}?`}
        effect="You can no longer sign in with this passkey. Delete it on the device too."
        confirmLabel="Remove passkey"
        tone="danger"
        isPending={remove.isPending}
        onConfirm={() =>
          removed &&
          remove.mutate(
            { id: removed.id },
            {
              onSuccess: () => showToast({ text: 'Passkey removed' }),
              onSettled: () => setRemoved(undefined),
            },
          )
        }
      />
    </Section>
  )
}
