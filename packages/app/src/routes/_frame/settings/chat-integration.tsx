import { authorizeChat, chatChannelList } from '@partner-dashboard/client'
import { Button, EmptyState, ErrorState, Notice, Page, PageHead, Skeleton } from '@partner-dashboard/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import type { ScopeSearch } from '../../../router/scoped'
import { scopedDeps } from '../../../router/scoped'
import { optionalText } from '../../../router/searchFields'
import { useWhyNot } from '../../../session/useWhyNot'
import { ChannelCard } from './-pieces/ChannelCard'
import { rememberScope } from './-pieces/chatReturn'
import { OrganizationNote } from './-pieces/OrganizationNote'

/** `connected` and `error` are the result of the chat service's consent page. */
const search = v.looseObject({ connected: optionalText, error: optionalText })

export const Route = createFileRoute('/_frame/settings/chat-integration')({
  validateSearch: search,
  beforeLoad: async ({ search }) => {
    if (search.connected === undefined && search.error === undefined) return
    // Only the return from the chat service needs it, but every page loads this file's guard.
    const { takeScope } = await import('./-pieces/chatReturn')
    const scope = takeScope()
    if (Object.keys(scope).length === 0) return
    throw redirect({ to: '/settings/chat-integration', search: { ...search, ...scope }, replace: true })
  },
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope } }) => {
    if (hasScope) void queryClient.prefetchQuery(chatChannelList(api))
  },
  staticData: { crumb: 'Chat integration' },
  component: ChatPage,
})

const failures: Record<string, string> = {
  state_invalid: "We couldn't connect the channel because the request expired. Start again.",
  access_denied: "We couldn't connect the channel because the request was denied in the chat service.",
  exchange_failed: "We couldn't connect the channel because the chat service didn't confirm it. Try again.",
}

function ChatPage() {
  const { api } = Route.useRouteContext()
  const address = Route.useSearch()
  const { connected, error } = address
  const navigate = Route.useNavigate()
  const channels = useQuery(chatChannelList(api))
  const whyNot = useWhyNot(api, 'manage_settings')
  const authorize = useMutation(authorizeChat(api))
  const [isLeaving, setLeaving] = useState(false)
  const isDisabled = whyNot !== undefined
  const connect = () =>
    authorize.mutate(undefined, {
      onSuccess: ({ authorize_url }) => {
        rememberScope(address as ScopeSearch)
        setLeaving(true)
        window.location.assign(authorize_url)
      },
    })
  const close = () =>
    void navigate({ search: (old) => ({ ...old, connected: undefined, error: undefined }), replace: true })
  return (
    <Page>
      <PageHead
        title="Chat integration"
        description="Post notifications to your chat. Choose which ones in notification preferences."
        // Without channels, the empty state has the button: until then, this one could vanish under a press.
        actions={
          channels.data?.length === 0 && !isDisabled ? undefined : (
            <Button
              variant="primary"
              isDisabled={isDisabled || channels.isLoading}
              isPending={authorize.isPending || isLeaving}
              onPress={connect}
            >
              Connect channel
            </Button>
          )
        }
      />
      <OrganizationNote api={api} />
      {whyNot !== undefined && <Notice tone="caution">{whyNot}</Notice>}
      {(error !== undefined || connected !== undefined) && (
        <Notice
          tone={error === undefined ? 'positive' : 'negative'}
          role="status"
          actions={
            <Button size="small" onPress={close}>
              Close
            </Button>
          }
        >
          {error === undefined
            ? 'Channel connected. Send a test message to check delivery.'
            : (failures[error] ?? "We couldn't connect the channel.")}
        </Notice>
      )}
      {channels.isLoadingError ? (
        <ErrorState onRetry={() => void channels.refetch()} />
      ) : !channels.data ? (
        <Skeleton lines={6} />
      ) : channels.data.length === 0 ? (
        <EmptyState
          title="No channels yet"
          action={isDisabled ? undefined : { label: 'Connect channel', onPress: connect }}
        />
      ) : (
        channels.data.map((channel) => (
          <ChannelCard key={channel.id} api={api} channel={channel} isDisabled={isDisabled} />
        ))
      )}
    </Page>
  )
}
