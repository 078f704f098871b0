import type { NotificationChannels, Subscription, SubscriptionChange } from '@partner-dashboard/client'
import { CheckboxField, VisuallyHidden } from '@partner-dashboard/ui'
import { DataTable, defineColumns } from '@partner-dashboard/ui/table'
import { type ChannelName, channelNames, eventTypeName } from '../../../../views/settingsNotifications'

interface PreferenceRow {
  id: string
  name: string
  /** Undefined if only some are on. */
  isOn: (channel: ChannelName) => boolean | undefined
  onChange: (channel: ChannelName, isOn: boolean) => void
}

const channels = Object.keys(channelNames) as ChannelName[]

const columns = defineColumns<PreferenceRow>([
  {
    id: 'name',
    header: 'Notification',
    isRowHeader: true,
    minWidth: 168,
    width: 168,
    cell: ({ name }) => name,
  },
  ...channels.map((channel) => ({
    id: channel,
    header: channelNames[channel],
    isHideable: false,
    width: 66,
    minWidth: 60,
    cell: ({ name, isOn, onChange }: PreferenceRow) => (
      <CheckboxField
        label={<VisuallyHidden>{`${name}: ${channelNames[channel]}`}</VisuallyHidden>}
        isSelected={isOn(channel) === true}
        isIndeterminate={isOn(channel) === undefined}
        onChange={(next) => onChange(channel, next)}
      />
    ),
  })),
])

interface PreferenceTableProps {
  subscriptions: readonly Subscription[] | undefined
  error: unknown
  onRetry: () => void
  onChoose: (changes: SubscriptionChange[], text: string) => void
}

export function PreferenceTable({ subscriptions, error, onRetry, onChoose }: PreferenceTableProps) {
  const rows = subscriptions && [
    allOf(subscriptions, onChoose),
    ...subscriptions.map(({ event_type, channels: chosen }): PreferenceRow => {
      const name = eventTypeName(event_type)
      return {
        id: event_type,
        name,
        isOn: (channel) => chosen?.[channel] === true,
        onChange: (channel, isOn) =>
          onChoose([{ event_type, channels: withChannel(chosen, channel, isOn) }], changeText(name, channel, isOn)),
      }
    }),
  ]
  return (
    <DataTable
      label="Notification preferences"
      columns={columns}
      rows={rows}
      getRowId={rowId}
      pageSize={9}
      layout="table"
      error={error}
      onRetry={onRetry}
    />
  )
}

function allOf(subscriptions: readonly Subscription[], onChoose: PreferenceTableProps['onChoose']): PreferenceRow {
  const isOn = (channel: ChannelName) => {
    const on = subscriptions.filter(({ channels: chosen }) => chosen?.[channel]).length
    return on === subscriptions.length ? true : on === 0 ? false : undefined
  }
  return {
    id: 'all',
    name: 'All notifications',
    isOn,
    onChange: (channel, next) =>
      onChoose(
        subscriptions.map(({ event_type, channels: chosen }) => ({
          event_type,
          channels: withChannel(chosen, channel, next),
        })),
        changeText('All notifications', channel, next),
      ),
  }
}

const rowId = ({ id }: PreferenceRow) => id
const withChannel = (chosen: NotificationChannels, channel: ChannelName, isOn: boolean) => ({
  ...chosen,
  [channel]: isOn,
})
const changeText = (name: string, channel: ChannelName, isOn: boolean) =>
  `${name}: ${channelNames[channel]} is ${isOn ? 'on' : 'off'}.`
