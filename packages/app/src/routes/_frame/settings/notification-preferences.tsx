import { chatChannelList, subscriptionList } from '@partner-dashboard/client'
import { Button, Notice, Page, PageHead, Skeleton } from '@partner-dashboard/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { scopedDeps } from '../../../router/scoped'
import { AppLink } from '../../../shell/links'
import { NotFoundPage } from '../../../shell/NotFoundPage'
import { PreferenceTable } from './-pieces/PreferenceTable'
import { usePreferences } from './-pieces/usePreferences'

export const Route = createFileRoute('/_frame/settings/notification-preferences')({
  loaderDeps: ({ search }) => scopedDeps(search),
  loader: ({ context: { api, queryClient, hasScope, flag } }) => {
    if (!hasScope || !flag('partner-event-emails')) return
    void queryClient.prefetchQuery(subscriptionList(api))
    void queryClient.prefetchQuery(chatChannelList(api))
  },
  staticData: { crumb: 'Notification preferences' },
  component: function Preferences() {
    return Route.useRouteContext().flag('partner-event-emails') ? <PreferencesPage /> : <NotFoundPage />
  },
})

function PreferencesPage() {
  const { api } = Route.useRouteContext()
  const { list, subscriptions, lastChange, isSaving, choose, undo } = usePreferences(api)
  const { data: channels, isPending } = useQuery(chatChannelList(api))
  return (
    <Page>
      <PageHead title="Notification preferences" description="Choose what you're notified about, and where." />
      <Notice
        role="status"
        tone={lastChange ? 'positive' : 'neutral'}
        actions={
          lastChange && (
            <Button size="small" onPress={undo}>
              Undo
            </Button>
          )
        }
      >
        {isSaving ? 'Saving…' : lastChange ? `Saved. ${lastChange.text}` : 'Changes are saved automatically.'}
      </Notice>
      {channels?.length === 0 && (
        <Notice>
          No chat channel is connected yet. <AppLink to="/settings/chat-integration">Connect channel</AppLink>
        </Notice>
      )}
      {/* The notice above would move the table if it came later. */}
      {isPending ? (
        <Skeleton lines={9} />
      ) : (
        <PreferenceTable
          subscriptions={subscriptions}
          error={list.isError ? list.error : undefined}
          onRetry={() => void list.refetch()}
          onChoose={choose}
        />
      )}
    </Page>
  )
}
